import { json, redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getShipping } from '#contract/shipping-settings.ts'
import { changeOrigin } from '#admin/features/settings/change-shipping.server.ts'
import { districtLabel } from '#admin/features/settings/chosen-district.server.ts'
import { DispatchFields } from '#admin/features/settings/DispatchFields.tsx'
import { DistrictField } from '#admin/features/settings/DistrictField.tsx'
import { hoursValues } from '#admin/features/settings/opening-hours.ts'
import { OpeningHoursFields } from '#admin/features/settings/OpeningHoursFields.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import { noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { digits } from '#web/domain/money.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export async function loader(args: AdminArgs) {
	const { api, company, locale } = await requireStaff(args, 'couriers')
	const shipping = await api.call(getShipping, { code: company.companyCode })
	const values: Record<string, string> = {
		place: districtLabel(shipping.origin),
		district: shipping.origin.code,
		address: shipping.pickupAddress ?? '',
		...hoursValues(shipping.pickupHours),
		packing: String(shipping.packingDays),
		freeFrom: shipping.freeShippingFrom === null ? '' : digits(shipping.freeShippingFrom),
	}
	return { title: pageTitle(locale, 'settings:shipping.title'), values }
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const result = await changeOrigin(staff, await args.request.formData())
	if ('rejected' in result) return json(result, { status: 422 })
	staff.notices.put(noticeOf(staff, `settings:${result.done}`))
	return redirect('/settings/shipping', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** Where parcels leave from, when orders can be collected, and from which amount shipping is free. */
export default function OriginPage() {
	const { values: saved } = useLoaderData<typeof loader>()
	const answer = useActionData<typeof action>()
	const { t } = useTranslation(['settings', 'common'])
	const rejected = answer?.rejected
	const values = rejected?.values ?? saved
	const errorsOf = fieldErrors(rejected, t)
	return (
		<>
			<PageHead
				title={t('shipping.title')}
				back={{ href: '/settings/shipping', label: t('tab.shipping') }}
			/>
			<PostForm className="grid gap-4">
				<FormErrors rejected={rejected} ns="settings" />
				<Panel id="origin" title={t('shipping.title')}>
					<div className="grid gap-5">
						<TextField
							id="address"
							name="address"
							label={t('shipping.address')}
							help={t('shipping.addressHelp')}
							autoComplete="off"
							maxLength={240}
							defaultValue={values.address}
							errors={errorsOf('address')}
							required
						/>
						<DistrictField
							label={t('district.origin')}
							place={values.place}
							district={values.district}
							options={answer?.options}
							errors={errorsOf('place')}
						/>
						<OpeningHoursFields values={values} errorsOf={errorsOf} />
						<DispatchFields values={values} errorsOf={errorsOf} />
					</div>
				</Panel>
				<SaveBar>
					<Button variant="primary" name="act" value="origin">
						{t('save')}
					</Button>
				</SaveBar>
			</PostForm>
		</>
	)
}
