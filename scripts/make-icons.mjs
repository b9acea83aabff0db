// Draws the icons of the installed application from app/icon.svg: node scripts/make-icons.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const svg = readFileSync('app/icon.svg', 'utf8');
/** Systems cut masked icons to a shape of theirs: the colour reaches the edge and the letter stays in the middle. */
const masked = svg
  .replace('rx="8" ', '')
  .replace('<path ', '<path transform="translate(16 16) scale(0.8) translate(-16 -16)" ');

mkdirSync('public', { recursive: true });
for (const [name, source, side] of [
  ['public/icon-192.png', svg, 192],
  ['public/icon-512.png', svg, 512],
  ['public/icon-masked-512.png', masked, 512],
  ['app/apple-icon.png', masked, 180],
]) {
  writeFileSync(name, await sharp(Buffer.from(source), { density: 1200 }).resize(side).png().toBuffer());
}
