/** A feed as the video platform publishes it. */
export function feedXml(...titles: readonly string[]): string {
  const entries = titles.map(
    (title, index) =>
      `<entry><id>yt:video:video${index}</id><yt:videoId>video${index}</yt:videoId><title>${title}</title><link rel="alternate" href="https://evil.example/"/></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom"><title>Canal</title>${entries.join('')}</feed>`;
}
