import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { bookCouriers } from '#contract/order-batch.ts'
import { sendParcel } from '#contract/parcel-step.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { chosenNumbers } from '#admin/features/labels/chosen-numbers.ts'
import { eachOrder, readOrders } from '#admin/features/orders/several-orders.server.ts'
import { bookingRows, type BookingRow } from '#admin/features/parcels/booking-rows.ts'
import { BookingsForm } from '#admin/features/parcels/parcel.form.ts'
import { ParcelBadge } from '#admin/features/parcels/ParcelBadge.tsx'
import { PickUpField } from '#admin/features/parcels/PickUpField.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { parseForm } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

/** Booked in one go. */
const mostOrders = 50

export async function loader(args: AdminArgs) {
	const { api, locale } = await requireStaff(args, 'orders.process')
	const numbers = chosenNumbers(args.request).slice(0, mostOrders)
	const rows = bookingRows(await readOrders(api, numbers), locale)
	const parcels = rows.flatMap((row) => row.parcels)
	const count = (state: string) => parcels.filter((one) => one.state === state).length
	return {
		title: pageTitle(locale, 'parcels:many.title'),
		papers: new URLSearchParams(numbers.map((number) => ['n', number])).toString(),
		rows,
		asked: parcels.filter(({ outcome }) => outcome === 'ASKED').length,
		booked: count('BOOKED'),
		canBook: count('PREPARED') > 0 || rows.some((row) => row.parcels.length === 0),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'orders.process')
	const numbers = chosenNumbers(args.request).slice(0, mostOrders)
	const form = await args.request.formData()
	const parsed = parseForm(form, BookingsForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { act, pickUpAt } = parsed.value
	if (act === 'ship') await handOver(staff, numbers)
	else await book(staff, numbers, pickUpAt)
	const query = new URLSearchParams(numbers.map((number) => ['n', number]))
	return redirect(`/orders/bookings?${query}`, 303)
}

type Staff = Awaited<ReturnType<typeof requireStaff>>

async function book(staff: Staff, numbers: string[], pickUpAt: string | null) {
	const answer = await staff.api.tryCall(bookCouriers, {
		body: { numbers, pickUpAt: pickUpAt === null ? undefined : new Date(pickUpAt) },
	})
	if (!answer.ok) {
		noteConflict(staff, answer)
		return
	}
	const left = answer.data.list.filter(({ isDone }) => !isDone)
	const done = answer.data.list.length - left.length
	const reasons = left.map(({ number, message }) => `${number}: ${message ?? ''}`).join(' ')
	staff.notices.put(
		left.length === 0
			? noticeOf(staff, 'parcels:many.asked', { done })
			: noticeOf(staff, 'parcels:many.partly', { done, reasons }, 'warning'),
	)
}

/** Every booked parcel: its courier gives a number that is missing. */
async function handOver(staff: Staff, numbers: string[]) {
	const orders = await readOrders(staff.api, numbers)
	const booked = orders.flatMap(({ number, parcels }) =>
		parcels.flatMap((one) =>
			one.state === 'BOOKED' ? { number, parcel: String(one.number) } : [],
		),
	)
	const results = await eachOrder(booked, (which) =>
		staff.api.tryCall(sendParcel, { ...which, body: { isNumberLater: true } }),
	)
	const left = booked.filter((_, at) => !results[at]?.ok).map(({ number }) => number)
	const done = booked.length - left.length
	staff.notices.put(
		left.length === 0
			? noticeOf(staff, 'parcels:many.shipped', { done })
			: noticeOf(
					staff,
					'parcels:many.shippedPartly',
					{ done, numbers: left.slice(0, 10).join(', ') },
					'warning',
				),
	)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
	{ title: data?.title },
	...(data?.asked ? [{ httpEquiv: 'refresh', content: '3' }] : []),
]

export default function BookingsPage() {
	const { rows, papers, asked, booked, canBook } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['parcels', 'orders'])
	return (
		<>
			<PageHead
				title={t('many.title')}
				back={{ href: '/orders?tab=PROCESSING', label: t('orders:title') }}
				actions={
					<>
						<ButtonLink href={`/orders/labels?${papers}`}>{t('orders:bulk.labels')}</ButtonLink>
						<ButtonLink href={`/orders/slips?${papers}`}>{t('orders:bulk.slips')}</ButtonLink>
					</>
				}
			>
				<p className="max-w-[68ch] text-mute">{t('many.text')}</p>
			</PageHead>
			<PostForm className="grid gap-3">
				<FormErrors rejected={rejected} ns="parcels" />
				{asked > 0 ? <Alert tone="info" title={t('many.waiting', { asked })} /> : null}
				{canBook ? <PickUpField rejected={rejected} /> : null}
				<BookingList rows={rows} />
				<div className="sticky bottom-0 -mx-(--gutter) flex flex-wrap gap-2 border-t border-line bg-sunk px-(--gutter) py-3 empty:hidden">
					{canBook ? (
						<Button variant="primary" name="act" value="book">
							{t('many.book')}
						</Button>
					) : null}
					{booked > 0 ? (
						<Button variant={canBook ? 'secondary' : 'primary'} name="act" value="ship">
							{t('many.ship', { booked })}
						</Button>
					) : null}
				</div>
			</PostForm>
		</>
	)
}

function BookingList({ rows }: { rows: BookingRow[] }) {
	const { t } = useTranslation('parcels')
	return (
		<ul className="divide-y divide-line rounded-card border border-line bg-ground px-4">
			{rows.map(({ number, buyer, courier, parcels }) => (
				<li key={number} className="grid gap-1 py-3 text-14">
					<p className="flex flex-wrap items-center gap-x-2">
						<TextLink href={`/orders/${number}`} touch="line">
							{number}
						</TextLink>
						<span className="text-mute">{[buyer, courier].filter(Boolean).join(' · ')}</span>
					</p>
					{parcels.map((parcel) => (
						<ParcelOutcome
							key={parcel.number}
							parcel={parcel}
							heading={parcels.length > 1 ? t('one', { number: parcel.number }) : ''}
						/>
					))}
				</li>
			))}
		</ul>
	)
}

type ParcelOutcomeProps = { parcel: BookingRow['parcels'][number]; heading: string }

function ParcelOutcome({ parcel, heading }: ParcelOutcomeProps) {
	const { outcome, tracking, pickUp, said } = parcel
	const { t } = useTranslation('parcels')
	return (
		<div className="flex flex-wrap items-center gap-2">
			{heading ? <b>{heading}</b> : null}
			<ParcelBadge parcel={parcel} />
			<span className="wrap-anywhere">
				{[
					outcome === null || (outcome === 'BOOKED' && tracking !== null)
						? ''
						: t(`many.outcome.${outcome}`, { said }),
					tracking ?? '',
					outcome === 'BOOKED' && pickUp !== null ? t('many.pickUp', { at: pickUp }) : '',
				]
					.filter(Boolean)
					.join(' · ')}
			</span>
		</div>
	)
}
