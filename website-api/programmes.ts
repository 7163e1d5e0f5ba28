import { affiliateProgramme } from './modules/programmes/affiliates/affiliate-programme.ts'
import { agentProgramme } from './modules/programmes/agents/agent-programme.ts'
import { coinProgramme } from './modules/programmes/coins/coin-programme.ts'
import { tierProgramme } from './modules/programmes/tiers/tier-programme.ts'
import { voucherProgramme } from './modules/programmes/vouchers/voucher-programme.ts'
import type { OrderProgramme } from './modules/sales/programmes.ts'

/** For a database in which orders are placed or moved. Their order determines the lock order and must not change. */
export const programmes: readonly OrderProgramme[] = [
	voucherProgramme,
	tierProgramme,
	affiliateProgramme,
	agentProgramme,
	coinProgramme,
]
