import { affiliateProgramme } from './modules/programmes/affiliates/affiliate-programme.ts'
import { agentProgramme } from './modules/programmes/agents/agent-programme.ts'
import { coinProgramme } from './modules/programmes/coins/coin-programme.ts'
import { tierProgramme } from './modules/programmes/tiers/tier-programme.ts'
import { voucherProgramme } from './modules/programmes/vouchers/voucher-programme.ts'
import { registerProgrammes } from './modules/sales/programmes.ts'

// Everything that places or moves orders imports this file. The order determines the lock order and must not change.
registerProgrammes([
	voucherProgramme,
	tierProgramme,
	affiliateProgramme,
	agentProgramme,
	coinProgramme,
])
