import sharp from 'sharp';
import { answerApart } from '../photos/run-apart.ts';

const QUALITY = 84;

// Only our own drawings are read here.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
sharp.cache(false);
sharp.concurrency(1);

/** The process that makes one drawing of the site's renderer a JPEG, and ends. */
answerApart<string>((svg) => sharp(Buffer.from(svg)).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer());
