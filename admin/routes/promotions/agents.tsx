import type { FieldName } from '#web/domain/form-fields.ts'
import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { z } from 'zod'
import { changeAgentPlan, getAgentPlan, listStaffAgents } from '#contract/staff-agent.ts'
import { digestOf } from '#admin/features/products/product-sections.server.ts'
import { basisPoints, percentText } from '#admin/features/promotions/basis-points.ts'
import { promotionTabsFor } from '#admin/features/promotions/promotion-tabs.ts'
import { PromotionsHead } from '#admin/features/promotions/PromotionsHead.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refusalResponse, refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { type FieldSpec, FormFields } from '#admin/ui/FormFields.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { formatDate } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { localPhone } from '#web/domain/phone.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'

const percentage = basisPoints(5_000)
const PlanForm = z
	.object({
		shown: z.string(),
		price: percentage,
		level1: percentage,
		level2: percentage,
		level3: percentage,
	})
	.refine(({ level1, level2, level3 }) => level1 >= level2 && level2 >= level3, {
		path: ['level1'],
		message: 'agent.sellerFirst',
	})
	.refine(({ level1, level2, level3 }) => level1 + level2 + level3 <= 2_000, {
		path: ['level1'],
		message: 'agent.tooMuch',
	})
const fields: FieldSpec<FieldName<typeof PlanForm>>[] = [
	{ name: 'price', kind: 'percent', required: true, hasHelp: true, wide: true },
	{ name: 'level1', kind: 'percent', required: true, hasHelp: true, wide: true },
	{ name: 'level2', kind: 'percent', required: true },
	{ name: 'level3', kind: 'percent', required: true },
]

export async function loader(args: AdminArgs) {
	const { api, can, company, locale } = await requireStaff(args, 'agents')
	const code = company.companyCode
	const [plan, agents] = await Promise.all([
		api.call(getAgentPlan, { code }),
		api.call(listStaffAgents, { code }),
	])
	const [level1, level2, level3] = plan.levelBps
	return {
		title: pageTitle(locale, 'promotions:tab.agents'),
		tabs: promotionTabsFor(can),
		shown: digestOf(plan),
		saved: {
			price: percentText(plan.priceBp),
			level1: percentText(level1),
			level2: percentText(level2),
			level3: percentText(level3),
		},
		// Products for Rp 100.000, where nothing is rounded.
		example: {
			price: formatMoney(100_000 - plan.priceBp * 10),
			levels: [level1, level2, level3].map((points) => formatMoney(points * 10)),
		},
		agents: agents.list.map((agent) => ({
			code: agent.code,
			name: agent.name,
			isListed: agent.inDirectory && agent.isActive,
			place: `${agent.districtName}, ${agent.cityName}`,
			phone: agent.whatsapp === null ? '–' : localPhone(agent.whatsapp),
			since: formatDate(agent.joinedAt, locale),
		})),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'agents')
	const { api, notices } = staff
	const { companyCode: code } = staff.company
	const form = await args.request.formData()
	const parsed = parseForm(form, PlanForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { shown, price, level1, level2, level3 } = parsed.value
	if (digestOf(await api.call(getAgentPlan, { code })) !== shown)
		return refuseForm({ values: valuesOf(form), errors: { '': 'conflict' } }, 409)
	const levelBps: [number, number, number] = [level1, level2, level3]
	const answer = await api.tryCall(changeAgentPlan, { code, body: { priceBp: price, levelBps } })
	if (!answer.ok) throw refusalResponse(answer)
	notices.put(noticeOf(staff, 'promotions:agent.saved'))
	return redirect('/promotions/agents', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

const levels = [1, 2, 3] as const

export default function AgentsPage() {
	const { tabs, shown, saved, example, agents } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('promotions')
	return (
		<>
			<PromotionsHead
				current="agents"
				tabs={tabs}
				actions={<ButtonLink href="/promotions/agents/new">{t('agent.add')}</ButtonLink>}
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
				<Panel id="plan" title={t('agent.plan')}>
					<PostForm className="grid gap-4">
						<FormErrors rejected={rejected} ns="promotions" />
						<input type="hidden" name="shown" value={shown} />
						<FormFields
							namespace="promotions"
							group="agent"
							fields={fields}
							saved={saved}
							rejected={rejected}
						/>
						<div>
							<Button variant="primary">{t('save')}</Button>
						</div>
					</PostForm>
				</Panel>
				<Panel id="example" title={t('agent.example')}>
					<SummaryList
						variant="strong"
						rows={[
							{ term: t('agent.examplePrice'), value: example.price },
							...levels.map((level, at) => ({
								term: t(`agent.exampleLevel${level}`),
								value: example.levels[at],
							})),
						]}
					/>
					<p className="mt-3 text-14 text-mute">{t('agent.exampleText')}</p>
				</Panel>
			</div>
			<div className="mt-4">
				<AgentList agents={agents} />
			</div>
		</>
	)
}

type AgentListProps = { agents: ReturnType<typeof useLoaderData<typeof loader>>['agents'] }

function AgentList({ agents }: AgentListProps) {
	const { t } = useTranslation('promotions')
	return (
		<Panel id="agents" title={t('agent.list', { count: agents.length })}>
			{agents.length === 0 ? (
				<p className="text-14 text-mute">{t('agent.empty')}</p>
			) : (
				<div className="text-14">
					<ListTable
						caption={t('tab.agents')}
						rows={agents}
						keyOf={({ code }) => code}
						columns={[
							{ label: t('agent.name'), cell: ({ name }) => name },
							{ label: t('agent.code'), cell: ({ code }) => code },
							{ label: t('agent.place'), cell: ({ place }) => place },
							{ label: 'WhatsApp', cell: ({ phone }) => phone },
							{ label: t('agent.since'), cell: ({ since }) => since, end: true },
							{
								label: t('agent.directory'),
								cell: ({ isListed }) => t(isListed ? 'agent.listed' : 'agent.hidden'),
							},
						]}
					/>
				</div>
			)}
		</Panel>
	)
}
