// Asks long questions of a module: parts of any fights, and what they come to together.
import type {
  AnalysisModule,
  CoverageReport,
  CoverageRequest,
  FightRange,
  FoughtPart,
  HeatReport,
  HeatRequest,
  HillRequest,
  HillWith,
  Joined,
  LeagueReport,
  PairingsReport,
  PairingsRequest,
  SeriesReport,
  SeriesRequest,
  SurgeryReport,
} from '#analysis';
import type { LeagueRequest } from '#engine';
import { ok } from './module.ts';

/** Requests and reports of the kinds that are asked here. */
interface Kinds {
  series: [SeriesRequest, SeriesReport];
  coverage: [CoverageRequest & { counts?: true }, CoverageReport & { surgery?: SurgeryReport }];
  heat: [{ heat: HeatRequest; fights: number }, HeatReport];
  league: [LeagueRequest, LeagueReport];
  pairings: [PairingsRequest, PairingsReport];
  hill: [HillRequest, HillWith];
}

export class Question<Kind extends keyof Kinds> {
  readonly module: AnalysisModule;
  readonly kind: Kind;
  readonly request: string;
  constructor(module: AnalysisModule, kind: Kind, request: Kinds[Kind][0]) {
    this.module = module;
    this.kind = kind;
    this.request = JSON.stringify(request);
  }

  part(...ranges: FightRange[]): FoughtPart {
    return ok(this.module.part(this.kind, this.request, JSON.stringify(ranges)));
  }
  join(...parts: FoughtPart[]): Joined<Kinds[Kind][1]> {
    return ok(this.module.join(this.kind, this.request, JSON.stringify(parts))) as Joined<Kinds[Kind][1]>;
  }
  /** The report of all fights, fought as one part. */
  whole(): Kinds[Kind][1] {
    const { fights } = ok(this.module.ask(this.kind, this.request));
    return this.join(this.part([0, fights])).report;
  }
}
