import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import {
	readReconciliation,
	askSettledLine,
	bookSettledLine,
	explainSettledLine,
	LINE_STEPS,
} from '#contract/reconciliation.ts'
import { DayState } from '#admin/features/reconciliation/DayState.tsx'
import { LineForm } from '#admin/features/reconciliation/LineForm.tsx'
import { lineView, reconciliationView } from '#admin/features/reconciliation/reconciliation-view.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { type RejectedForm, valuesOf } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, type Staff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { ListTable } from '#web/ui/ListTable.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const staff = await requireStaff(args, 'payments.confirm')
	const { day, lines } = await staff.api.call(readReconciliation, { id: args.params.id ?? '' })
	const wanted = new URL(args.request.url).searchParams.get('line')
	const views = lines.map(lineView)
	const view = reconciliationView(day, staff.locale)
	return {
		title: pageTitle(staff.locale, 'reconciliation:dayTitle', {
			provider: view.provider,
			day: view.day,
		}),
		mustConfirm: staff.mustConfirm,
		canSettle: staff.can('refunds.pay'),
		day: view,
		lines: views,
		current: views.find(({ id }) => id === wanted) ?? views.find(({ isOpen }) => isOpen) ?? null,
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'payments.confirm')
	const rejected = await doLineStep(staff, await args.request.formData())
	if (rejected) return refuseForm(rejected)
	return redirect(`/payments/reconciliation/${encodeURIComponent(args.params.id ?? '')}`, 303)
}

async function doLineStep(staff: Staff, form: FormData): Promise<RejectedForm | null> {
	const values = valuesOf(form)
	const step = LINE_STEPS.find((one) => one === values.step) ?? 'ASK'
	const reason = (values.reason ?? '').trim()
	if (step === 'EXPLAIN' && (reason.length < 3 || reason.length > 200)) {
		return { values, errors: { reason: 'step.reasonMissing' } }
	}
	if (step !== 'EXPLAIN' && reason !== '') {
		return { values, errors: { reason: 'step.reasonUnused' } }
	}
	const error = step === 'ASK' ? null : await confirmPassword(staff, form)
	if (error !== null) return { values, errors: { password: error } }
	const id = values.line ?? ''
	const answer =
		step === 'EXPLAIN'
			? await staff.api.tryCall(explainSettledLine, { id, body: { reason } })
			: await staff.api.tryCall(step === 'BOOK' ? bookSettledLine : askSettledLine, { id })
	if (answer.ok) {
		staff.notices.put(noticeOf(staff, `reconciliation:step.done.${step}`))
	} else if (answer.status === 503) {
		staff.notices.put(noticeOf(staff, 'reconciliation:step.silent', {}, 'warning'))
	} else if (answer.status === 404) {
		staff.notices.put(noticeOf(staff, 'common:moved', {}, 'warning'))
	} else noteConflict(staff, answer)
	return null
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ReconciliationPage() {
	const { day, lines, current, canSettle, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('reconciliation')
	return (
		<>
			<PageHead
				title={`${day.provider} · ${day.day}`}
				back={{ href: '/payments/reconciliation', label: t('title') }}
				state={<DayState day={day} />}
			/>
			<div className="grid gap-4">
				{day.said === '' ? null : (
					<Alert tone="warning" title={t('failed')}>
						{t('failedText', { said: day.said })}
					</Alert>
				)}
				<Panel id="sums" title={t('sums')}>
					<SummaryList
						rows={[
							{ term: t('entries'), value: day.entries },
							{ term: t('theirs'), value: day.theirs },
							{ term: t('ours'), value: day.ours },
							{ term: t('fees'), value: day.fees },
							{ term: t('net'), value: day.net },
							{ term: t('compared'), value: day.compared ?? t('states.WAITING') },
						]}
					/>
				</Panel>
				<Panel id="differences" title={t('differences')}>
					<Differences day={day} lines={lines} />
				</Panel>
				{current ? (
					<Panel id="line" title={`${t(`kinds.${current.kind}`)} ${current.reference}`}>
						<LineSummary line={current} />
						<LineForm
							line={current}
							canSettle={canSettle}
							mustConfirm={mustConfirm}
							rejected={rejected}
						/>
					</Panel>
				) : null}
			</div>
		</>
	)
}

type Line = ReturnType<typeof lineView>
type DifferencesProps = { day: ReturnType<typeof reconciliationView>; lines: Line[] }

function Differences({ day, lines }: DifferencesProps) {
	const { t } = useTranslation('reconciliation')
	if (lines.length === 0) {
		return <p>{t(day.compared === null ? 'notCompared' : 'agrees')}</p>
	}
	return (
		<ListTable
			caption={t('differences')}
			rows={lines}
			keyOf={({ id }) => id}
			isMuted={({ isOpen }) => !isOpen}
			columns={[
				{
					label: t('about'),
					cell: ({ id, kind, reference }) => (
						<TextLink href={`${day.href}?${new URLSearchParams({ line: id })}#line`}>
							{`${t(`kinds.${kind}`)} `}
							<span className="wrap-anywhere">{reference}</span>
						</TextLink>
					),
				},
				{ label: t('difference'), cell: ({ difference }) => t(`is.${difference}`) },
				{ label: t('theirs'), cell: ({ theirs }) => theirs ?? '–', end: true },
				{ label: t('ours'), cell: ({ ours }) => ours ?? '–', end: true },
				{ label: t('fee'), cell: ({ fee }) => fee ?? '–', end: true },
				{ label: t('explanation'), cell: ({ explanation }) => explanation || '–' },
			]}
		/>
	)
}

function LineSummary({
	line: { difference, number, said, explanation, settledBy },
}: {
	line: Line
}) {
	const { t } = useTranslation('reconciliation')
	const order =
		number === null
			? []
			: [{ term: t('order'), value: <TextLink href={`/orders/${number}`}>{number}</TextLink> }]
	const explained =
		explanation === ''
			? []
			: [{ term: t('explanation'), value: `${explanation} (${settledBy ?? '–'})` }]
	return (
		<>
			<p className="mb-4 max-w-[68ch]">{t(`what.${difference}`)}</p>
			<SummaryList
				className="mb-5"
				rows={[...order, { term: t('said'), value: said || '–' }, ...explained]}
			/>
		</>
	)
}
