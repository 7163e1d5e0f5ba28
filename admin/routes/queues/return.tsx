import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { Permission } from '#contract/operator/permissions.ts'
import { listStaffReturns, readStaffReturn } from '#contract/staff-return.ts'
import { refundBy } from '#admin/features/orders/refund-by.server.ts'
import { ReturnForm, stepReturn } from '#admin/features/queues/return.form.ts'
import { ReturnAnswer } from '#admin/features/queues/ReturnAnswer.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { confirmPassword } from '#admin/http/confirm-password.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { unusedInput } from '#admin/http/kept-input.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { ReturnBadge } from '#admin/ui/ReturnBadge.tsx'
import { formatDateTime } from '#web/domain/dates.ts'
import { formatMoney } from '#web/domain/money.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

const needs: Record<ReturnForm['act'], Permission> = {
	approval: 'returns.decide',
	rejection: 'returns.decide',
	message: 'returns.decide',
	receipt: 'returns.receive',
	refund: 'returns.refund',
}

/** The tab with the next return in the same status. */
const answeredFrom = {
	approval: 'REQUESTED',
	rejection: 'REQUESTED',
	receipt: 'SENT_BACK',
	refund: 'RECEIVED',
} as const

export async function loader(args: AdminArgs) {
	const { api, locale, can, mustConfirm } = await requireStaff(args, 'returns.read')
	const found = await api.call(readStaffReturn, { number: args.params.number ?? '' })
	const isDue = found.status === 'RECEIVED' && can('returns.refund')
	return {
		by: isDue ? await refundBy({ api }, found.order, found.refund) : null,
		title: pageTitle(locale, 'queues:return.one', { number: found.number }),
		can: {
			payRefunds: can('refunds.pay'),
			decide: can('returns.decide'),
			receive: can('returns.receive'),
			refund: can('returns.refund'),
		},
		mustConfirm,
		returnRequest: {
			number: found.number,
			status: found.status,
			order: found.order,
			text: found.description,
			refund: formatMoney(found.refund),
			pictures: found.pictureIds,
			sentBy: [found.courier, found.trackingNumber].filter(Boolean).join(' · '),
			isByProvider: found.refundTo === 'PROVIDER',
			canWrite: found.canWrite,
			lines: found.lines.map((line) => ({
				key: line.position,
				name: [line.name, line.variantLabel].filter(Boolean).join(' · '),
				quantity: line.quantity,
				reason: line.reason,
				refund: formatMoney(line.refund),
			})),
			events: found.events.map((event) => ({
				status: event.to,
				at: formatDateTime(event.date, locale),
			})),
			messages: found.messages.map((message, index) => ({
				key: index,
				isOurs: message.from === 'SHOP',
				text: message.text,
				at: formatDateTime(message.date, locale),
			})),
		},
	}
}

export async function action(args: AdminArgs) {
	const number = args.params.number ?? ''
	const form = await args.request.formData()
	const parsed = parseForm(form, ReturnForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { act } = parsed.value
	const staff = await requireStaff(args, needs[act])
	const unused = unusedInput(valuesOf(form), act === 'message' ? { reason: '' } : { message: '' })
	if (unused) return refuseForm(unused)
	if (act === 'refund') {
		const error = await confirmPassword(staff, form)
		if (error !== null) return refuseForm({ values: valuesOf(form), errors: { password: error } })
	}
	const answer = await stepReturn(staff.api, number, parsed.value)
	if (!answer.ok && answer.code === 'REFUND_NOT_BY_PROVIDER') {
		return refuseForm({ values: valuesOf(form), errors: { to: 'return.refundToMissing' } })
	}
	if (!answer.ok) {
		noteConflict(staff, answer)
		return redirect(`/returns/${encodeURIComponent(number)}`, 303)
	}
	if (act === 'message') return redirect(`/returns/${encodeURIComponent(number)}#messages`, 303)
	const { list } = await staff.api.call(listStaffReturns, {
		query: { status: answeredFrom[act], pageSize: 1 },
	})
	const next = list[0]?.number
	staff.notices.put(noticeOf(staff, next ? 'common:queue.done' : 'common:queue.finished'))
	return redirect(next ? `/returns/${next}` : '/returns', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ReturnPage() {
	const { returnRequest, by, can, mustConfirm } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['queues', 'common'])
	return (
		<>
			<PageHead
				title={returnRequest.number}
				back={{ href: '/returns', label: t('common:nav.returns') }}
				state={<ReturnBadge status={returnRequest.status} />}
			>
				<p className="text-14 text-mute">
					{t('return.of')}{' '}
					<TextLink href={`/orders/${returnRequest.order}`} touch="line">
						{returnRequest.order}
					</TextLink>
				</p>
			</PageHead>
			<div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start">
				<div className="grid gap-4">
					{returnRequest.isByProvider ? <ByProvider canPay={can.payRefunds} /> : null}
					<ReturnAnswer
						returnRequest={returnRequest}
						by={by}
						can={can}
						mustConfirm={mustConfirm}
						rejected={rejected}
					/>
					<ReturnedLines returnRequest={returnRequest} />
				</div>
				<div className="grid gap-4">
					<Messages messages={returnRequest.messages} />
					<Panel id="history" title={t('return.history')}>
						<div className="text-14">
							<Timeline
								entries={returnRequest.events.toReversed().map(({ status, at }, index) => ({
									title: t(`return.state.${status}`),
									detail: at,
									state: index === 0 ? ('current' as const) : ('done' as const),
								}))}
							/>
						</div>
					</Panel>
				</div>
			</div>
		</>
	)
}

type ReturnView = ReturnType<typeof useLoaderData<typeof loader>>['returnRequest']

/** Where the money of a return is given back from. */
function ByProvider({ canPay }: { canPay: boolean }) {
	const { t } = useTranslation(['queues', 'common'])
	return (
		<Alert tone="info">
			{t('return.byProvider')}{' '}
			{canPay ? <TextLink href="/refunds">{t('common:nav.refunds')}</TextLink> : null}
		</Alert>
	)
}

/** The products, reason and refund of a return. */
function ReturnedLines({ returnRequest }: { returnRequest: ReturnView }) {
	const { t } = useTranslation('queues')
	return (
		<Panel id="what" title={t('return.what')}>
			<p className="max-w-[68ch] whitespace-pre-line">{returnRequest.text}</p>
			<ul className="mt-4 flex flex-wrap gap-2">
				{returnRequest.pictures.map((id, index) => (
					<li key={id}>
						<a
							href={`/returns/${returnRequest.number}/picture/${id}`}
							target="_blank"
							rel="noreferrer"
						>
							<img
								src={`/returns/${returnRequest.number}/picture/${id}`}
								alt={t('return.picture', { number: index + 1 })}
								className="size-24 rounded-control bg-tint object-cover"
							/>
						</a>
					</li>
				))}
			</ul>
			<SummaryList
				className="mt-4 border-t border-line pt-4 text-14"
				rows={[
					...returnRequest.lines.map((line) => ({
						term: `${line.quantity} × ${line.name} (${t(`return.reason.${line.reason}`)})`,
						value: line.refund,
					})),
					{ term: t('return.refund'), value: returnRequest.refund, total: true },
				]}
			/>
			{returnRequest.sentBy ? (
				<p className="mt-3 text-14">
					<b>{t('return.sentBy')}</b> {returnRequest.sentBy}
				</p>
			) : null}
		</Panel>
	)
}

function Messages({ messages }: Pick<ReturnView, 'messages'>) {
	const { t } = useTranslation('queues')
	return (
		<Panel id="messages" title={t('return.messages')}>
			{messages.length === 0 ? <p className="text-14 text-mute">{t('return.noMessages')}</p> : null}
			<ul className="grid gap-2 text-14">
				{messages.map((message) => (
					<li
						key={message.key}
						className={`rounded-control p-3 ${message.isOurs ? 'ml-6 bg-tint' : 'mr-6 bg-sunk'}`}
					>
						<p className="whitespace-pre-line">{message.text}</p>
						<p className="text-12 text-mute">
							{t(message.isOurs ? 'return.shop' : 'return.customer')} · {message.at}
						</p>
					</li>
				))}
			</ul>
		</Panel>
	)
}
