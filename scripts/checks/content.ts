/** Checks the church's content, as every build does first. */
import { checkContent } from '../content/check-content.ts';

const faults = await checkContent();
for (const fault of faults) console.error(fault);
console.log(`content: ${faults.length} faltas`);
if (faults.length > 0) process.exitCode = 1;
