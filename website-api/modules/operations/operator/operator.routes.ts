import { Hono } from 'hono'
import type { z } from 'zod'
import type { OperatorDefaultsAnswerWire } from '#contract/operator-look.ts'
import { OperatorCompanyWire, OperatorDomainWire } from '#contract/operator.ts'
import { OperatorStatementRequestWire } from '#contract/operator-statement.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { readJson } from '#website-api/http/input.ts'
import {
	addDefaultLogo,
	addDefaultTexts,
} from '#website-api/modules/site/company-defaults/add-defaults.queries.ts'
import { importsRoutes } from '#website-api/modules/catalog/imports/imports.routes.ts'
import {
	addDomain,
	companyCoded,
	companyWires,
	createCompany,
} from './operator-companies.queries.ts'
import { type OperatorEnv, requireOperator, requireOwnCompany } from './operator-guard.ts'
import { operatorAgentsRoutes } from './operator-agents.routes.ts'
import { operatorApplicationsRoutes } from './operator-applications.routes.ts'
import { operatorAuditRoutes } from './operator-audit.routes.ts'
import { operatorCommissionsRoutes } from './operator-commissions.routes.ts'
import { operatorContentRoutes } from './operator-content.routes.ts'
import { operatorDeliveriesRoutes } from './operator-deliveries.routes.ts'
import { operatorFilesRoutes } from './operator-files.routes.ts'
import { operatorFlashSalesRoutes } from './operator-flash-sales.routes.ts'
import { operatorKeysRoutes } from './operator-keys.routes.ts'
import { operatorLookRoutes } from './operator-look.routes.ts'
import { operatorOrdersRoutes } from './operator-orders.routes.ts'
import { operatorRefundsRoutes } from './operator-refunds.routes.ts'
import { operatorReturnsRoutes } from './operator-returns.routes.ts'
import { operatorRewardsRoutes } from './operator-rewards.routes.ts'
import { operatorSiteRoutes } from './operator-site.routes.ts'
import { operatorStatement } from './operator-statement.queries.ts'
import { operatorVouchersRoutes } from './operator-vouchers.routes.ts'
import { operatorWithdrawalsRoutes } from './operator-withdrawals.routes.ts'
import { recordChange } from './record-change.ts'

/** The shop's own people's API, mounted at /operator/v1: its own keys, never a customer's. */
export const operatorRoutes = new Hono<OperatorEnv>()
	.use(requireOperator)
	.use(recordChange)
	.route('/orders', operatorOrdersRoutes)
	.route('/returns', operatorReturnsRoutes)
	.route('/deliveries', operatorDeliveriesRoutes)
	.route('/', operatorWithdrawalsRoutes)
	.route('/commission-reviews', operatorCommissionsRoutes)
	.route('/guest-refunds', operatorRefundsRoutes)
	.use('/sites/:code/*', requireOwnCompany)
	.route('/sites', operatorSiteRoutes)
	.route('/sites', operatorFilesRoutes)
	.route('/sites', operatorContentRoutes)
	.route('/sites', operatorLookRoutes)
	.route('/sites', operatorAgentsRoutes)
	.route('/sites', operatorFlashSalesRoutes)
	.route('/sites', operatorApplicationsRoutes)
	.route('/sites', operatorRewardsRoutes)
	.route('/sites', operatorVouchersRoutes)
	.use('/companies/:code/*', requireOwnCompany)
	.get('/companies', async (c) => {
		const { companyId } = c.var.operator
		return c.json({ data: { list: await companyWires(c.var.db, companyId ?? undefined) } })
	})
	.post('/companies', async (c) => {
		const wire = await readJson(c, OperatorCompanyWire)
		const id = await inTransaction(c.var.db, async (tx) => {
			const companyId = await createCompany(tx, wire)
			await addDefaultTexts(tx, companyId)
			return companyId
		})
		c.set('made', wire.CODE)
		// The company is there; without a logo its name stands in the header, and the defaults can be added again.
		await addDefaultLogo(c.var, id).catch((error: unknown) => {
			c.var.log.error({ error }, 'the logo of a new company was not stored')
		})
		const [data] = await companyWires(c.var.db, id)
		return c.json({ data }, 201)
	})
	.post('/companies/:code/domains', async (c) => {
		const companyId = await companyCoded(c.var.db, c.req.param('code'))
		const { HOST } = await readJson(c, OperatorDomainWire)
		await inTransaction(c.var.db, (tx) => addDomain(tx, companyId, HOST))
		c.set('made', HOST)
		const [data] = await companyWires(c.var.db, companyId)
		return c.json({ data }, 201)
	})
	.post('/companies/:code/defaults', async (c) => {
		const companyId = await companyCoded(c.var.db, c.req.param('code'))
		const added = await inTransaction(c.var.db, (tx) => addDefaultTexts(tx, companyId))
		const data: z.infer<typeof OperatorDefaultsAnswerWire>['data'] = {
			PAGE_LIST: added.pages,
			INFORMATION_LIST: added.informations,
			HAS_NEW_FOOTER: added.footer,
			HAS_NEW_LOGO: await addDefaultLogo(c.var, companyId),
		}
		return c.json({ data })
	})
	.post('/companies/:code/statement', async (c) => {
		const companyId = await companyCoded(c.var.db, c.req.param('code'))
		const asked = await readJson(c, OperatorStatementRequestWire)
		const data = await c.var.db.transaction((tx) => operatorStatement(tx, companyId, asked), {
			isolationLevel: 'repeatable read',
			accessMode: 'read only',
		})
		return c.json({ data })
	})
	.route('/', operatorKeysRoutes)
	.route('/audit', operatorAuditRoutes)
	.route('/', importsRoutes)
