import { redirect, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { MAX_PICKUP_PLACES } from '#contract/pickup-place.ts'
import { getShipping } from '#contract/shipping-settings.ts'
import { changeCouriersPage } from '#admin/features/settings/change-couriers.server.ts'
import { courierList } from '#admin/features/settings/courier-list.ts'
import { CouriersForm } from '#admin/features/settings/CouriersForm.tsx'
import { districtLabel } from '#admin/features/settings/chosen-district.server.ts'
import { PickupPlacesPanel } from '#admin/features/settings/PickupPlacesPanel.tsx'
import { tabsFor } from '#admin/features/settings/settings-tabs.ts'
import { SettingsHead } from '#admin/features/settings/SettingsHead.tsx'
import { afterSaving } from '#admin/features/setup/setup-steps.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'

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
				<PickupPlacesPanel places={places} canAdd={canAddPlace} />
				<p>
					<ButtonLink href="/settings/shipping/arrivals" size="small">
						{t('arrivals.open')}
					</ButtonLink>
				</p>
			</div>
		</>
	)
}
