import type { MediaType } from '../../catalogue/registry/media.ts'

/** What the reach model takes for granted of one medium. */
export interface MediumModel {
  /** Share of the people of a place whom the medium can meet at all, A of the model: more than 0, less than 1. */
  accessible: number
  /** Shape of the negative binomial: small where few people get most exposures, large where all get alike. */
  k: number
  source: string
  /** True while the figure is a planning assumption and no measurement of this very market. */
  assumed: boolean
}

const assume = (accessible: number, k: number, source: string): MediumModel => ({
  accessible,
  k,
  source,
  assumed: true,
})

/**
 * One row a medium. Surveys that cover all of India give the order of magnitude; the plan tells that the shares are
 * assumed, and shows what a fifth more or less of them does to the reach.
 */
export const MODEL = {
  tv: assume(0.85, 0.6, 'Planning assumption: most urban homes own a set; heavy and light viewers differ widely'),
  radio: assume(0.38, 0.6, 'Planning assumption: listeners of FM in a city with private stations, within a month'),
  airport: assume(0.12, 0.4, 'Planning assumption: adults of an airport city who fly or see someone off in a quarter'),
  theatre: assume(0.25, 0.9, 'Planning assumption: adults of a multiplex city who see a film in a hall in a quarter'),
  newspaper: assume(0.45, 0.7, 'Planning assumption: adults of a city who read any daily within a month'),
  magazine: assume(0.12, 0.5, 'Planning assumption: adults of a city who read any magazine within a month'),
  btl: assume(0.55, 0.7, 'Planning assumption: adults who pass malls, societies, offices or markets with activations'),
  vehicle: assume(0.85, 0.8, 'Planning assumption: adults who move on roads where branded vehicles run'),
  events: assume(0.15, 0.8, 'Planning assumption: adults who go to a fair, show or match in a quarter'),
  transit: assume(0.5, 0.8, 'Planning assumption: adults who use a metro, a station or a bus within a month'),
  influencer: assume(0.5, 0.4, 'Planning assumption: adults of a city who follow creators on a social network'),
  digital: assume(0.75, 0.4, 'Planning assumption: adults of a city who are online within a month'),
  ooh: assume(0.92, 0.9, 'Planning assumption: adults who leave home and pass main roads within a month'),
  dooh: assume(0.7, 0.8, 'Planning assumption: adults who pass junctions, malls or stations with screens'),
} as const satisfies Record<MediaType, MediumModel>
