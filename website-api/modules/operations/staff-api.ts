import { companyCoded } from '#website-api/modules/platform/companies/company.queries.ts'
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
import { addDomain, companyWires, createCompany } from './companies/create-company.command.ts'
import {
	type OperatorEnv,
	requireOperator,
	requireOwnCompany,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { operatorAgentsRoutes } from '#website-api/modules/programmes/agents/agents.staff.ts'
import { operatorApplicationsRoutes } from '#website-api/modules/programmes/agent-applications/agent-applications.staff.ts'
import { operatorAuditRoutes } from '#website-api/modules/money/audit/audit.staff.ts'
import { operatorCommissionsRoutes } from '#website-api/modules/programmes/affiliates/commission-reviews.staff.ts'
import { operatorContentRoutes } from '#website-api/modules/site/content/content.staff.ts'
import { operatorDeliveriesRoutes } from '#website-api/modules/platform/outbox/deliveries.staff.ts'
import { operatorFilesRoutes } from '#website-api/modules/sales/customer-orders/product-files.staff.ts'
import { operatorFlashSalesRoutes } from '#website-api/modules/catalog/flash-sales/flash-sales.staff.ts'
import { operatorKeysRoutes } from '#website-api/modules/platform/operators/operator-keys.staff.ts'
import { operatorLookRoutes } from '#website-api/modules/site/settings/look.staff.ts'
import { operatorOrdersRoutes } from '#website-api/modules/sales/orders/orders.staff.ts'
import { operatorRefundsRoutes } from '#website-api/modules/sales/payments/guest-refunds.staff.ts'
import { operatorReturnsRoutes } from '#website-api/modules/sales/returns/returns.staff.ts'
import { operatorRewardsRoutes } from '#website-api/modules/programmes/rewards/rewards.staff.ts'
import { operatorSiteRoutes } from '#website-api/modules/site/settings/site.staff.ts'
import { operatorStatement } from '#website-api/modules/money/ledger/staff-statement.queries.ts'
import { operatorVouchersRoutes } from '#website-api/modules/programmes/vouchers/vouchers.staff.ts'
import { operatorWithdrawalsRoutes } from '#website-api/modules/money/withdrawals/withdrawals.staff.ts'
import { operatorMessagesRoutes } from '#website-api/modules/site/contact/contact.staff.ts'
import { recordChange } from '#website-api/modules/platform/operators/record-change.ts'

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
	.route('/sites', operatorMessagesRoutes)
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
