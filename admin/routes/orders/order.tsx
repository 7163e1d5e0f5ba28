import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { listOrderCorrections } from '#contract/order-correction.ts'
import { listOrderEdits, type AgreedPrice } from '#contract/order-edit.ts'
import { listPaymentAttempts } from '#contract/provider-message.ts'
import { listOrderNotes } from '#contract/order-note.ts'
import { listReversals } from '#contract/payment-reversal.ts'
import { readStaffOrder, type StaffOrder } from '#contract/staff-order.ts'
import { refusedPayment, unconfirmedPayment } from '#admin/features/orders/check-payment.server.ts'
import { doOrderStep } from '#admin/features/orders/do-order-step.server.ts'
import { OrderForm } from '#admin/features/orders/order.form.ts'
import { orderView } from '#admin/features/orders/order-view.ts'
import { reversalView } from '#admin/features/orders/reversal-view.ts'
import { whatsAppLink } from '#admin/features/orders/whatsapp-link.server.ts'
import { attemptView } from '#admin/features/orders/attempt-view.ts'
import { AttemptsPanel } from '#admin/features/orders/AttemptsPanel.tsx'
import { CodPanel } from '#admin/features/orders/CodPanel.tsx'
import { BuyerPanel } from '#admin/features/orders/BuyerPanel.tsx'
import { HistoryPanel } from '#admin/features/orders/HistoryPanel.tsx'
import { LinesPanel } from '#admin/features/orders/LinesPanel.tsx'
import { NextStepPanel } from '#admin/features/orders/NextStepPanel.tsx'
import { SecondPayment } from '#admin/features/orders/SecondPayment.tsx'
import { PaymentsPanel } from '#admin/features/orders/PaymentsPanel.tsx'
import { parcelView } from '#admin/features/parcels/parcel-view.ts'
import { canBook } from '#admin/features/parcels/can-book.ts'
import { ParcelsPanel } from '#admin/features/parcels/ParcelsPanel.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { parseForm } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, signedIn } from '#admin/http/staff.ts'
import { OrderBadge } from '#admin/ui/OrderBadge.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale, can } = await requireStaff(args, 'orders.read')
	const number = args.params.number ?? ''
	const [found, notes, corrections, attempts, reversals, edits] = await Promise.all([
		api.call(readStaffOrder, { number }),
		api.call(listOrderNotes, { number }),
		api.call(listOrderCorrections, { number }),
		api.call(listPaymentAttempts, { number }),
		api.call(listReversals, { query: { number } }),
		api.call(listOrderEdits, { number }),
	])
	const order = orderView(found, locale, notes.list, corrections.list)
	return {
		title: pageTitle(locale, 'orders:one', { number: order.number }),
		order,
		agreed: agreedReasons(found, edits.agreed),
		attempts: attempts.list.map((one) => attemptView(one, locale)),
		reversals: reversals.list.map((one) => reversalView(one, locale)),
		parcels: found.parcels.map((one) => parcelView(one, locale)),
		canPack:
			(found.status === 'PROCESSING' || found.status === 'SHIPPING') && found.unpacked.length > 0,
		canBook: canBook(found),
		whatsApp: whatsAppLink(found),
		can: {
			pay: can('payments.confirm'),
			process: can('orders.process'),
			change: can('orders.change'),
			note: can('orders.note'),
			refund: can('orders.refund'),
			create: can('orders.create'),
		},
	}
}

export async function action(args: AdminArgs) {
	const number = args.params.number ?? ''
	const parsed = parseForm(await args.request.formData(), OrderForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const unconfirmed = unconfirmedPayment(parsed.value)
	if (unconfirmed) return refuseForm(unconfirmed)
	const staff = await signedIn(args)
	const answer = await doOrderStep(staff.api, number, parsed.value)
	if (answer.ok) staff.notices.put(noticeOf(staff, `orders:done.${parsed.value.act}`))
	else {
		const refused = refusedPayment(parsed.value, answer.code)
		if (refused) return refuseForm(refused)
		noteConflict(staff, answer)
	}
	return redirect(`/orders/${encodeURIComponent(number)}`, 303)
}

// Edits name lines by product and variant, not by their places.
function agreedReasons({ lines }: StaffOrder, agreed: AgreedPrice[]): (string | null)[] {
	return lines.map(({ productName, variantLabel, price }) => {
		const name = [productName, variantLabel].filter(Boolean).join(', ')
		return agreed.find((one) => one.name === name && one.price === price)?.reason ?? null
	})
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function OrderPage() {
	const { order, agreed, attempts, reversals, parcels, canPack, canBook, can, whatsApp } =
		useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('orders')
	return (
		<>
			<PageHead
				title={order.number}
				back={{ href: '/orders', label: t('title') }}
				state={<OrderBadge status={order.status} />}
				actions={<OrderLinks order={order} can={can} />}
			>
				<p className="text-14 text-mute">
					{t('placed', { at: order.placed })}
					{order.expires ? ` · ${t('expires', { at: order.expires })}` : ''}
				</p>
			</PageHead>
			<div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_340px] lg:items-start">
				<div className="grid gap-4">
					<TakenBack reversals={reversals} />
					<NextStepPanel order={order} can={can} rejected={rejected} />
					<CodPanel order={order} can={can} />
					<ParcelsPanel
						number={order.number}
						parcels={parcels}
						canPack={canPack}
						isOneParcel={order.cod !== null}
						canProcess={can.process}
						canBook={canBook}
					/>
					<LinesPanel order={order} agreed={agreed} />
					<PaymentsPanel order={order} canOpen={can.pay} />
					<AttemptsPanel number={order.number} attempts={attempts} canAsk={can.pay} />
					{can.pay && order.status !== 'PENDING' ? (
						<SecondPayment order={order} rejected={rejected} />
					) : null}
				</div>
				<div className="grid gap-4">
					<BuyerPanel order={order} whatsApp={whatsApp} />
					<HistoryPanel order={order} rejected={rejected} canNote={can.note} />
				</div>
			</div>
		</>
	)
}

type OrderLinksProps = Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'order' | 'can'>

/** What is done with an order on pages of its own. */
function OrderLinks({ order, can }: OrderLinksProps) {
	const { t } = useTranslation(['orders', 'drafts'])
	const canCancel = ['PENDING', 'PAYMENT_CONFIRMED', 'PROCESSING'].includes(order.status)
	return (
		<>
			<ButtonLink href={`/orders/slips?n=${order.number}`} size="small">
				{t('bulk.slip')}
			</ButtonLink>
			<ButtonLink href={`/orders/labels?n=${order.number}`} size="small" download>
				{t('bulk.label1')}
			</ButtonLink>
			{can.process ? (
				<ButtonLink href={`/orders/${order.number}/correct`} size="small">
					{t('correct.open')}
				</ButtonLink>
			) : null}
			{can.create && order.status === 'PENDING' ? (
				<ButtonLink href={`/orders/${order.number}/link`} size="small">
					{t('drafts:link.open')}
				</ButtonLink>
			) : null}
			{can.change ? (
				<ButtonLink href={`/orders/${order.number}/edit`} size="small">
					{t('drafts:edit.open')}
				</ButtonLink>
			) : null}
			{can.refund && order.canRefund ? (
				<ButtonLink href={`/orders/${order.number}/refund`} size="small">
					{t('refundPart.open')}
				</ButtonLink>
			) : null}
			{can.change && canCancel ? (
				<ButtonLink href={`/orders/${order.number}/cancel`} size="small" variant="danger">
					{t('cancel.open')}
				</ButtonLink>
			) : null}
		</>
	)
}

function TakenBack({ reversals }: { reversals: ReturnType<typeof reversalView>[] }) {
	const { t } = useTranslation('orders')
	return reversals.map(({ id, kind, isOpen, amount, open, at }) => (
		<Alert key={id} tone={isOpen ? 'error' : 'info'} title={t(`takenBack.${kind}`, { amount, at })}>
			<p>{t(isOpen ? 'takenBack.open' : 'takenBack.over', { open })}</p>
			<TextLink href={`/reversals?${new URLSearchParams({ id })}`}>{t('takenBack.link')}</TextLink>
		</Alert>
	))
}
