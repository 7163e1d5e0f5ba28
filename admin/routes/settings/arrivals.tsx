import { redirect, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { changeCouriers, getShipping } from '#contract/shipping-settings.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { fieldErrors } from '#admin/http/field-errors.ts'
import type { RejectedForm } from '#admin/http/form.ts'
import { wholeNumber } from '#admin/http/form-schemas.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'

const days = wholeNumber('arrivals.malformed', 3, 90)

/** The couriers that deliver; the field of each is named after its service. */
async function couriersOf(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const shipping = await staff.api.call(getShipping, { code: staff.company.companyCode })
	return {
		staff,
		couriers: shipping.couriers.filter(({ vendorCode }) => vendorCode !== 'SELF_PICKUP'),
	}
}

const fieldOf = (courier: { vendorCode: string; vendorMethod: string }) =>
	`${courier.vendorCode}.${courier.vendorMethod}`

export async function loader(args: AdminArgs) {
	const { staff, couriers } = await couriersOf(args)
	return {
		title: pageTitle(staff.locale, 'settings:arrivals.title'),
		couriers: couriers.map((courier) => ({
			field: fieldOf(courier),
			name: courier.name,
			days: String(courier.deliveredAfter ?? ''),
		})),
	}
}

export async function action(args: AdminArgs) {
	const { staff, couriers } = await couriersOf(args)
	const form = await args.request.formData()
	const rejected: RejectedForm = { values: {}, errors: {} }
	const list = couriers.map((courier) => {
		const field = fieldOf(courier)
		const typed = String(form.get(field) ?? '').trim()
		rejected.values[field] = typed
		const parsed = days.safeParse(typed)
		if (typed !== '' && !parsed.success) rejected.errors[field] = 'arrivals.malformed'
		return {
			vendorCode: courier.vendorCode,
			vendorMethod: courier.vendorMethod,
			deliveredAfter: parsed.success && typed !== '' ? parsed.data : ('DEFAULT' as const),
		}
	})
	if (Object.keys(rejected.errors).length > 0) return refuseForm(rejected)
	const answer = await staff.api.tryCall(changeCouriers, {
		code: staff.company.companyCode,
		body: { couriers: list },
	})
	if (answer.ok) staff.notices.put(noticeOf(staff, 'settings:arrivals.saved'))
	else noteConflict(staff, answer)
	return redirect('/settings/shipping/arrivals', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

export default function ArrivalsPage() {
	const { couriers } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('settings')
	const errors = fieldErrors(rejected, t)
	return (
		<>
			<PageHead
				title={t('arrivals.title')}
				back={{ href: '/settings/shipping', label: t('tab.shipping') }}
			/>
			<PostForm className="grid max-w-120 gap-4 rounded-card border border-line bg-ground p-5">
				<FormErrors rejected={rejected} ns="settings" />
				<p className="text-14 text-mute">{t('arrivals.text')}</p>
				{couriers.map(({ field, name, days: set }) => (
					<TextField
						key={field}
						id={field}
						name={field}
						inputMode="numeric"
						label={name}
						defaultValue={rejected?.values[field] ?? set}
						errors={errors(field)}
					/>
				))}
				<div>
					<Button variant="primary">{t('arrivals.submit')}</Button>
				</div>
			</PostForm>
		</>
	)
}
