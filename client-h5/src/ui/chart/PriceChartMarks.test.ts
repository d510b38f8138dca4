import { PriceChartMarks } from './PriceChartMarks';

const ROOM = 300;
const TEXT = 80;

/** Where the label of an end at `x` begins and ends, in a chart of 300 pixels. */
function labelAt(x: number) {
  const boxes: { from: number; to: number }[] = [];
  const nothing = () => undefined;
  const context = {
    ...{ beginPath: nothing, moveTo: nothing, lineTo: nothing, stroke: nothing, arc: nothing },
    ...{ fill: nothing, fillText: nothing, setLineDash: nothing },
    measureText: () => ({ width: TEXT }),
    roundRect: (left: number, _: number, width: number) =>
      void boxes.push({ from: left, to: left + width }),
  };
  const colours = {} as never;
  const marks = new PriceChartMarks(
    { x: () => x, y: () => 50 },
    { colours, words: { ends: () => 'Ends 20:31:44' } as never },
  );
  const contract = { id: '1', entryAt: '2026-11-29T20:31:14Z', endAt: '2026-11-29T20:31:44Z' };
  marks.show([{ ...contract, entryPrice: '1.08' }]);
  const renderer = marks.paneViews()[0]?.renderer();
  renderer?.draw({
    useMediaCoordinateSpace: (draw: (scope: object) => void) => {
      draw({ context, mediaSize: { width: ROOM, height: 200 } });
    },
  } as never);
  return boxes[0];
}

it.each([
  ['in the middle', 150, { from: 102, to: 198 }],
  ['at the left edge', 5, { from: 2, to: 98 }],
  ['at the scale of prices', 299, { from: 202, to: 298 }],
])('H1: when a contract ends is written in full %s', (_, x, box) => {
  expect(labelAt(x)).toEqual(box);
});
