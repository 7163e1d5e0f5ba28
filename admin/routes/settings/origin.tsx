import { json, redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getShipping } from '#contract/shipping-settings.ts'
import { changeOrigin } from '#admin/features/settings/change-shipping.server.ts'
import { districtLabel } from '#admin/features/settings/chosen-district.server.ts'
import { DistrictField } from '#admin/features/settings/DistrictField.tsx'
import { hoursValues } from '#admin/features/settings/opening-hours.ts'
import type { ShippingForm } from '#admin/features/settings/shipping.form.ts'
import { OpeningHoursFields } from '#admin/features/settings/OpeningHoursFields.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { fieldErrors, formFields } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
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
	const values = {
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
	const field = formFields<typeof ShippingForm>(rejected, t)
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
							{...field('address', saved.address)}
							label={t('shipping.address')}
							help={t('shipping.addressHelp')}
							autoComplete="off"
							maxLength={240}
							required
						/>
						<DistrictField
							label={t('district.origin')}
							place={values.place}
							district={values.district}
							options={answer?.options}
							errors={fieldErrors(rejected, t)('place')}
						/>
						<OpeningHoursFields saved={saved} rejected={rejected} />
						<DispatchFields values={saved} rejected={rejected} />
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

type DispatchFieldsProps = Pick<SerializeFrom<typeof loader>, 'values'> & {
	rejected: RejectedForm | undefined
}

function DispatchFields({ values, rejected }: DispatchFieldsProps) {
	const { t } = useTranslation(['settings', 'common'])
	const field = formFields<typeof ShippingForm>(rejected, t)
	return (
		<>
			<TextField
				{...field('packing', values.packing)}
				label={t('shipping.packing')}
				help={t('shipping.packingHelp')}
				inputMode="numeric"
				maxLength={2}
				autoComplete="off"
				required
			/>
			<TextField
				{...field('freeFrom', values.freeFrom)}
				label={t('shipping.freeFrom')}
				inputMode="numeric"
				prefix="Rp"
				maxLength={20}
				optional={t('common:form.optional')}
				help={t('shipping.freeFromHelp')}
				autoComplete="off"
			/>
		</>
	)
}
