import { dishwasherConnections } from './dishwasher-connections.ts';
import type { Detail } from './draw.ts';
import { electricPanel } from './electric-panel.ts';
import { floorGap } from './floor-gap.ts';
import { grabBar } from './grab-bar.ts';
import { gutterLeader } from './gutter-leader.ts';
import { housedStair } from './housed-stair.ts';
import { jointCompound } from './joint-compound.ts';
import { ledgerFlashing } from './ledger-flashing.ts';
import { paintLayers } from './paint-layers.ts';
import { showerPan } from './shower-pan.ts';
import { sillPan } from './sill-pan.ts';
import { stepFlashing } from './step-flashing.ts';
import { trimReturn } from './trim-return.ts';
import { washingDistances } from './washing-distances.ts';
import { windowFlashing } from './window-flashing.ts';

/** The construction details, under the names by which the content asks for them. */
export const details: Record<string, Detail> = {
  'dishwasher-connections': dishwasherConnections,
  'electric-panel': electricPanel,
  'floor-gap': floorGap,
  'grab-bar': grabBar,
  'gutter-leader': gutterLeader,
  'housed-stair': housedStair,
  'joint-compound': jointCompound,
  'ledger-flashing': ledgerFlashing,
  'paint-layers': paintLayers,
  'shower-pan': showerPan,
  'sill-pan': sillPan,
  'step-flashing': stepFlashing,
  'trim-return': trimReturn,
  'washing-distances': washingDistances,
  'window-flashing': windowFlashing,
};
