import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { listOrderCorrections } from '#contract/order-correction.ts'
import { bookParcel, cancelBooking } from '#contract/parcel-booking.ts'
import { checkParcel, correctParcel, endParcel, sendParcel } from '#contract/parcel-step.ts'
import { readStaffOrder } from '#contract/staff-order.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import type { OperatorApi } from '#admin/api/client.server.ts'
import { courierOptions } from '#admin/features/parcels/courier-options.ts'
import { ParcelForm, courierOf } from '#admin/features/parcels/parcel.form.ts'
import { parcelView } from '#admin/features/parcels/parcel-view.ts'
import { ParcelBadge } from '#admin/features/parcels/ParcelBadge.tsx'
import { ParcelFields } from '#admin/features/parcels/ParcelFields.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { parseForm, valuesOf } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { SummaryList } from '#web/ui/SummaryList.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'
import { Timeline } from '#web/ui/Timeline.tsx'

const ends = { deliver: 'DELIVERED', take: 'RETURNED', lose: 'LOST', cancel: 'CANCELLED' } as const

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'orders.process')
	const number = args.params.number ?? ''
	const [order, { couriers }] = await Promise.all([
		api.call(readStaffOrder, { number }),
		api.call(listOrderCorrections, { number }),
	])
	const found = order.parcels.find((one) => String(one.number) === args.params.parcel)
	if (!found) throw new Response(null, { status: 404 })
	return {
		title: pageTitle(locale, 'parcels:page', { reference: found.reference }),
		number: order.number,
		couriers: courierOptions(couriers),
		parcel: parcelView(found, locale),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.process')
	const { number = '', parcel = '' } = args.params
	const form = await args.request.formData()
	const parsed = parseForm(form, ParcelForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const answer = await doParcelStep(staff.api, { number, parcel }, parsed.value)
	const { act } = parsed.value
	const isBooking = act === 'book' || act === 'unbook'
	// The provider's reason is what staff need to go on.
	if (!answer.ok && isBooking && [409, 422, 503].includes(answer.status)) {
		const values = { ...valuesOf(form), said: answer.message }
		return refuseForm({ values, errors: { '': 'wrong.refused' } }, answer.status)
	}
	if (answer.ok) staff.notices.put(noticeOf(staff, `parcels:done.${act}`))
	else noteConflict(staff, answer)
	return redirect(`/orders/${encodeURIComponent(number)}`, 303)
}

function doParcelStep(
	api: OperatorApi,
	which: { number: string; parcel: string },
	{ act, tracking, later, courier, reason, pickUpAt }: ParcelForm,
) {
	const trackingNumber = tracking === '' ? undefined : tracking
	switch (act) {
		case 'book':
			return api.tryCall(bookParcel, {
				...which,
				body: { pickUpAt: pickUpAt === null ? undefined : new Date(pickUpAt) },
			})
		case 'unbook':
			return api.tryCall(cancelBooking, which)
		case 'ship':
			return api.tryCall(sendParcel, {
				...which,
				body: { trackingNumber, isNumberLater: later === 'yes' },
			})
		case 'correct':
			return api.tryCall(correctParcel, {
				...which,
				body: { reason, trackingNumber, courier: courierOf(courier) },
			})
		case 'check':
			return api.tryCall(checkParcel, which)
		default:
			return api.tryCall(endParcel, { ...which, body: { state: ends[act], reason } })
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ParcelPage() {
	const { number, parcel, couriers } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('parcels')
	const [quoted, billed] = parcel.prices
	return (
		<>
			<PageHead
				title={t('page', { reference: parcel.reference })}
				back={{ href: `/orders/${number}`, label: number }}
				state={<ParcelBadge parcel={parcel} />}
			/>
			<div className="grid max-w-160 gap-4">
				{parcel.waits ? <Alert tone="warning" title={t('waits', { at: parcel.waits })} /> : null}
				<Panel id="contents" title={t('contents')}>
					<SummaryList
						rows={[
							{ term: t('field.courier'), value: parcel.courier },
							{ term: t('field.tracking'), value: parcel.tracking ?? '–' },
							...(parcel.driver ? [{ term: t('field.driver'), value: parcel.driver }] : []),
							...(parcel.livePage
								? [{ term: t('field.live'), value: <LivePage href={parcel.livePage} /> }]
								: []),
							{ term: t('field.weight'), value: parcel.weight },
							...(parcel.size ? [{ term: t('size'), value: parcel.size }] : []),
							...(quoted ? [{ term: t('quoted'), value: quoted }] : []),
							...(billed ? [{ term: t('billed'), value: billed }] : []),
							...parcel.items.map(({ text }, at) => ({
								term: at === 0 ? t('items') : '',
								value: text,
							})),
						]}
					/>
				</Panel>
				<ParcelFields parcel={parcel} couriers={couriers} rejected={rejected} />
				<Panel id="events" title={t('events')}>
					<div className="text-14">
						<Timeline
							entries={parcel.events.map(({ kind, said, at }, index) => ({
								title: t(`event.${kind}`),
								detail: [said, at].filter(Boolean).join(' · '),
								state: index === parcel.events.length - 1 ? 'current' : 'done',
							}))}
						/>
					</div>
				</Panel>
			</div>
		</>
	)
}

function LivePage({ href }: { href: string }) {
	const { t } = useTranslation('parcels')
	return (
		<TextLink href={href} target="_blank" rel="noopener noreferrer">
			{t('openLive')}
		</TextLink>
	)
}
