import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { MAX_PICKUP_PLACES } from '#contract/pickup-place.ts'
import { getShipping, type Courier, changeCouriers } from '#contract/shipping-settings.ts'
import { CouriersForm, type CourierRow } from '#admin/features/settings/CouriersForm.tsx'
import { districtLabel } from '#admin/features/settings/chosen-district.server.ts'
import { tabsFor } from '#admin/features/settings/settings-tabs.ts'
import { SettingsHead } from '#admin/features/settings/SettingsHead.tsx'
import { courierId } from '#admin/features/settings/shipping.form.ts'
import { afterSaving } from '#admin/features/setup/setup-steps.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff, type Staff } from '#admin/http/staff.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { formatMoney } from '#web/domain/money.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import type { KeyIn } from '#admin/i18n/text-keys.ts'
import { refusalResponse } from '#admin/http/answers.ts'

const pagePath = '/settings/shipping'

export async function loader(args: AdminArgs) {
	const { api, can, company, locale } = await requireStaff(args, 'couriers')
	const shipping = await api.call(getShipping, { code: company.companyCode })
	return {
		title: pageTitle(locale, 'settings:tab.shipping'),
		tabs: tabsFor(can),
		address: shipping.pickupAddress,
		district: districtLabel(shipping.origin),
		places: shipping.pickupPlaces.map(({ id, name, address }) => ({ id, name, address })),
		canAddPlace: shipping.pickupPlaces.length < MAX_PICKUP_PLACES,
		...courierList(shipping.couriers, new URL(args.request.url).searchParams),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const form = await args.request.formData()
	const done = await changeCouriersPage(staff, form)
	staff.notices.put(noticeOf(staff, `settings:${done}`))
	const isSaving = form.get('act') === 'couriers'
	return redirect(isSaving ? afterSaving(staff.company.isOpen, pagePath) : pagePath, 303)
}

/**
 * All or none are ticked with `chosen`, otherwise those that are on; while no courier with tariffs is on, the proposed ones.
 */
function courierList(couriers: Courier[], query: URLSearchParams) {
	const search = (query.get('q') ?? '').trim().slice(0, 60)
	const chosen = query.get('chosen')
	const isProposal = chosen === null && !couriers.some(({ isOn, hasTariffs }) => isOn && hasTariffs)
	const isChosen = (courier: Courier) =>
		chosen === 'all' || (chosen !== 'none' && (courier.isOn || (isProposal && courier.isProposed)))
	return {
		search,
		isProposal,
		examples: couriers.filter(({ isOn, hasExampleTariffs }) => isOn && hasExampleTariffs).length,
		couriers: couriers
			.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
			.map((courier): CourierRow => {
				const id = courierId(courier.vendorCode, courier.vendorMethod)
				const prices = courier.tariffs.map(({ firstKg }) => firstKg)
				return {
					id,
					name: courier.name,
					isChosen: isChosen(courier),
					...(courier.hasTariffs && { href: `/settings/shipping/${id}` }),
					from: prices.length === 0 ? null : formatMoney(Math.min(...prices)),
					isExample: courier.hasExampleTariffs,
				}
			}),
	}
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ShippingPage() {
	const { tabs, address, district, places, canAddPlace, ...list } = useLoaderData<typeof loader>()
	const { t } = useTranslation('settings')
	return (
		<>
			<SettingsHead current="shipping" tabs={tabs} />
			<div className="grid gap-4">
				<Panel id="origin" title={t('shipping.title')}>
					<p className="mb-3 wrap-anywhere">{[address, district].filter(Boolean).join(', ')}</p>
					<ButtonLink href={`${pagePath}/origin`}>{t('shipping.change')}</ButtonLink>
				</Panel>
				<CouriersForm {...list} />
				<Panel id="live" title={t('live.title')}>
					<p className="mb-3 text-14 text-mute">{t('live.lead')}</p>
					<ButtonLink href={`${pagePath}/live`}>{t('live.open')}</ButtonLink>
				</Panel>
				<Panel id="instant" title={t('instant.title')}>
					<p className="mb-3 text-14 text-mute">{t('instant.lead')}</p>
					<ButtonLink href={`${pagePath}/instant`}>{t('instant.open')}</ButtonLink>
				</Panel>
				<Panel id="cod" title={t('cod:setting.title')}>
					<p className="mb-3 text-14 text-mute">{t('cod:setting.lead')}</p>
					<ButtonLink href={`${pagePath}/cod`}>{t('cod:setting.open')}</ButtonLink>
				</Panel>
				<Panel id="insurance" title={t('insurance.title')}>
					<p className="mb-3 text-14 text-mute">{t('insurance.lead')}</p>
					<ButtonLink href={`${pagePath}/insurance`}>{t('insurance.open')}</ButtonLink>
				</Panel>
				<Panel id="tariffs" title={t('tariffs.title')}>
					<p className="mb-3 text-14 text-mute">{t('tariffs.text')}</p>
					<ButtonLink href={`${pagePath}/tariffs`}>{t('tariffs.open')}</ButtonLink>
				</Panel>
				<PickupPlacesPanel places={places} canAddPlace={canAddPlace} />
				<p>
					<ButtonLink href="/settings/shipping/arrivals" size="small">
						{t('arrivals.open')}
					</ButtonLink>
				</p>
			</div>
		</>
	)
}

type PickupPlacesPanelProps = Pick<SerializeFrom<typeof loader>, 'places' | 'canAddPlace'>

function PickupPlacesPanel({ places, canAddPlace }: PickupPlacesPanelProps) {
	const { t } = useTranslation('settings')
	return (
		<Panel id="pickup-places" title={t('pickup.title')}>
			<p className="mb-3 text-14 text-mute">{t('pickup.text')}</p>
			{places.length > 0 ? (
				<ul className="mb-4 divide-y divide-line">
					{places.map((place) => (
						<PlaceItem key={place.id} place={place} />
					))}
				</ul>
			) : null}
			{canAddPlace ? (
				<ButtonLink href="/settings/shipping/pickup/new">{t('pickup.add')}</ButtonLink>
			) : (
				<p className="text-14">{t('pickup.tooMany')}</p>
			)}
		</Panel>
	)
}

function PlaceItem({
	place: { id, name, address },
}: {
	place: PickupPlacesPanelProps['places'][number]
}) {
	const { t } = useTranslation('settings')
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
			<div className="min-w-0">
				<b>{name}</b>
				<p className="text-14 text-mute">{address}</p>
			</div>
			<ButtonLink
				href={`/settings/shipping/pickup/${id}`}
				size="small"
				aria-label={t('pickup.changeOne', { name })}
			>
				{t('pickup.change')}
			</ButtonLink>
		</li>
	)
}

/**
 * Switches the couriers of the form on and off, or confirms the example tariffs of those that are on, by its button; returns
 * the text key of the notice. @throws Response
 */
async function changeCouriersPage(
	{ api, company }: Staff,
	form: FormData,
): Promise<KeyIn<'settings'>> {
	const code = company.companyCode
	const { couriers } = await api.call(getShipping, { code })
	const shown = String(form.get('shown') ?? '').split(' ')
	const isConfirming = form.get('act') === 'confirm'
	const changes = couriers.flatMap((courier) => {
		const key = { vendorCode: courier.vendorCode, vendorMethod: courier.vendorMethod }
		if (isConfirming) {
			const isExample = courier.isOn && courier.hasExampleTariffs
			return isExample ? { ...key, isConfirmed: true as const } : []
		}
		const id = courierId(courier.vendorCode, courier.vendorMethod)
		const isOn = form.getAll('courier').includes(id)
		return shown.includes(id) && isOn !== courier.isOn ? { ...key, isOn } : []
	})
	if (changes.length > 0) {
		const answer = await api.tryCall(changeCouriers, { code, body: { couriers: changes } })
		if (!answer.ok) throw refusalResponse(answer)
	}
	return isConfirming ? 'couriers.confirmed' : 'saved'
}
