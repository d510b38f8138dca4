import type {
  IPrimitivePaneRenderer,
  IPrimitivePaneView,
  ISeriesPrimitive,
} from 'lightweight-charts';
import type { ChartColours } from './priceChartColours';
import type { ChartContract, ChartWords } from './priceChartTypes';

/** Where an instant and a price lie on the canvas; null while there is nothing to lie on. */
export interface Places {
  readonly x: (at: number) => number | null;
  readonly y: (price: number) => number | null;
}

interface Look {
  readonly colours: ChartColours;
  readonly words: ChartWords;
}

type Target = Parameters<IPrimitivePaneRenderer['draw']>[0];

/** What a running contract draws over the prices: entry dot and line, and where it ends. */
export class PriceChartMarks implements ISeriesPrimitive {
  private contracts: readonly ChartContract[] = [];
  private redraw: () => void = () => undefined;

  constructor(
    private readonly places: Places,
    private readonly look: Look,
  ) {}

  attached({ requestUpdate }: { requestUpdate: () => void }): void {
    this.redraw = requestUpdate;
  }

  show(contracts: readonly ChartContract[]): void {
    this.contracts = contracts;
    this.redraw();
  }

  /** The entry stays in sight whatever the price does. */
  autoscaleInfo() {
    const prices = this.contracts.map(({ entryPrice }) => Number(entryPrice));
    if (prices.length === 0) return null;
    return { priceRange: { minValue: Math.min(...prices), maxValue: Math.max(...prices) } };
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return [
      {
        zOrder: () => 'top',
        renderer: () => ({
          draw: (target: Target) => {
            target.useMediaCoordinateSpace(({ context, mediaSize }) => {
              for (const contract of this.contracts)
                this.drawEntry(context, contract, mediaSize.width);
              for (const contract of this.contracts) this.drawEnd(context, contract, mediaSize);
            });
          },
        }),
      },
    ];
  }

  private drawEntry(context: CanvasRenderingContext2D, contract: ChartContract, width: number) {
    const x = this.places.x(Date.parse(contract.entryAt));
    const y = this.places.y(Number(contract.entryPrice));
    if (x === null || y === null) return;
    const { colours } = this.look;
    context.strokeStyle = colours.accent;
    context.lineWidth = 1.5;
    line(context, [x, y], [width, y]);
    context.beginPath();
    context.arc(x, y, 4.5, 0, 2 * Math.PI);
    context.fillStyle = colours.surface;
    context.fill();
    context.lineWidth = 2;
    context.stroke();
  }

  private drawEnd(
    context: CanvasRenderingContext2D,
    { id, endAt }: ChartContract,
    { width: room, height }: { readonly width: number; readonly height: number },
  ) {
    const x = this.places.x(Date.parse(endAt));
    if (x === null) return;
    const { colours, words } = this.look;
    context.strokeStyle = colours.ink3;
    context.lineWidth = 1;
    context.setLineDash([4, 4]);
    line(context, [x, 20], [x, height]);
    context.setLineDash([]);
    // The newest stands first; the words of the others would lie on top of each other.
    if (id === this.contracts[0]?.id)
      label(context, { text: words.ends(Date.parse(endAt)), x, room, colours });
  }
}

type Point = readonly [number, number];

function line(context: CanvasRenderingContext2D, from: Point, to: Point): void {
  context.beginPath();
  context.moveTo(...from);
  context.lineTo(...to);
  context.stroke();
}

interface Label {
  readonly text: string;
  readonly x: number;
  /** Up to the scale of prices, which would lie over it. */
  readonly room: number;
  readonly colours: ChartColours;
}

function label(context: CanvasRenderingContext2D, { text, x, room, colours }: Label): void {
  context.font = `500 10.5px ${colours.font}`;
  const width = context.measureText(text).width + 16;
  const left = Math.max(2, Math.min(x - width / 2, room - width - 2));
  context.beginPath();
  context.roundRect(left, 0, width, 20, 10);
  context.fillStyle = colours.well;
  context.fill();
  context.fillStyle = colours.ink2;
  context.textBaseline = 'middle';
  context.fillText(text, left + 8, 10.5);
}
