import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { INSTANT_COURIERS } from '#contract/courier.ts'
import { listCourierAccounts } from '#contract/courier-account.ts'
import {
	getInstantSetting,
	saveInstantSetting,
	FARTHEST_INSTANT,
	type InstantSetting,
} from '#contract/instant-setting.ts'
import { getShipping } from '#contract/shipping-settings.ts'
import { hoursValues, readHours } from '#admin/features/settings/opening-hours.ts'
import { OpeningHoursFields } from '#admin/features/settings/OpeningHoursFields.tsx'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { formFields } from '#admin/http/field-errors.ts'
import { isTicked, wholeNumber } from '#admin/http/form-schemas.ts'
import { parseForm, valuesOf, type RejectedForm } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { mapPage, pinParts, pinAnswer } from '#contract/pin-answer.ts'
import { pinOf, pinText } from '#contract/pin.ts'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

/** Without the hours of the days, which have a schema of their own. */
const InstantForm = z.object({
	isOn: isTicked,
	pin: pinAnswer({
		shortLink: 'instant.pinFault.shortLink',
		noPlace: 'instant.pinFault.noPlace',
		abroad: 'instant.pinFault.abroad',
		unreadable: 'instant.pinFault.unreadable',
	}),
	maxDistance: wholeNumber('instant.distanceWrong', 1, FARTHEST_INSTANT),
})

export async function loader(args: AdminArgs) {
	const { api, locale, company } = await requireStaff(args, 'couriers')
	const [setting, { list: accounts }, shipping] = await Promise.all([
		api.call(getInstantSetting, {}),
		api.call(listCourierAccounts, {}),
		api.call(getShipping, { code: company.companyCode }),
	])
	const { pickupAddress, origin } = shipping
	return {
		title: pageTitle(locale, 'settings:instant.title'),
		values: { ...instantValues(setting), ...hoursValues(setting.hours) },
		isOn: setting.isOn,
		hasCouriers: accounts.some(({ account }) =>
			INSTANT_COURIERS.some((one) => account?.isActive && account.couriers.includes(one)),
		),
		map: mapPage([pickupAddress, origin.name, origin.city].filter(Boolean).join(', ')),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const form = await args.request.formData()
	const parsed = parseForm(form, InstantForm)
	const { hours, errors: wrongHours } = readHours(form)
	const wrong = { ...(parsed.ok ? {} : parsed.rejected.errors), ...wrongHours }
	const isPlaceless = parsed.ok && parsed.value.isOn && parsed.value.pin === ''
	if (isPlaceless) wrong.pin = 'instant.pinMissing'
	const isHourless = !hours && Object.keys(wrongHours).length === 0
	if (parsed.ok && parsed.value.isOn && isHourless) wrong.hours0 = 'instant.hoursMissing'
	if (!parsed.ok || Object.keys(wrong).length > 0) {
		return refuseForm({ values: valuesOf(form), errors: wrong })
	}
	const { pin, ...terms } = parsed.value
	const never = Array.from({ length: 7 }, () => null)
	const answer = await staff.api.tryCall(saveInstantSetting, {
		body: { ...terms, ...pinParts(pin), hours: hours ?? never },
	})
	if (answer.ok) staff.notices.put(noticeOf(staff, 'settings:instant.saved'))
	else noteConflict(staff, answer)
	return redirect('/settings/shipping/instant', 303)
}

function instantValues(setting: InstantSetting) {
	const pin = pinOf(setting)
	return { pin: pin ? pinText(pin) : '', maxDistance: String(setting.maxDistance) }
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** On which terms couriers that drive at once are offered. */
export default function InstantSettingPage() {
	const { hasCouriers, ...setting } = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation('settings')
	return (
		<>
			<PageHead
				title={t('instant.title')}
				back={{ href: '/settings/shipping', label: t('tab.shipping') }}
			>
				<p className="max-w-[68ch] text-mute">{t('instant.text')}</p>
			</PageHead>
			{hasCouriers ? null : (
				<div className="mb-4 max-w-160">
					<Alert tone="warning">
						<p>{t('instant.noCouriers')}</p>
						<ButtonLink size="small" href="/settings/shipping/live">
							{t('live.open')}
						</ButtonLink>
					</Alert>
				</div>
			)}
			<PostForm className="grid max-w-160 gap-5 rounded-card border border-line bg-ground p-5">
				<FormErrors rejected={rejected} ns="settings" />
				<InstantFields {...setting} rejected={rejected} />
				<div>
					<Button variant="primary">{t('instant.submit')}</Button>
				</div>
			</PostForm>
		</>
	)
}

type InstantFieldsProps = Pick<SerializeFrom<typeof loader>, 'values' | 'isOn' | 'map'> & {
	rejected: RejectedForm | undefined
}

function InstantFields({ values, isOn, map, rejected }: InstantFieldsProps) {
	const { t } = useTranslation('settings')
	const field = formFields<typeof InstantForm>(rejected, t)
	return (
		<>
			<CheckboxField
				id="isOn"
				name="isOn"
				value="yes"
				label={t('instant.isOn')}
				defaultChecked={rejected ? rejected.values.isOn === 'yes' : isOn}
			/>
			<div className="grid gap-2">
				<TextField
					{...field('pin', values.pin)}
					label={t('instant.pin')}
					help={t('instant.pinHelp')}
					autoComplete="off"
					maxLength={2_000}
				/>
				<p className="flex flex-wrap gap-x-4 text-14">
					{values.pin === '' ? null : (
						<TextLink
							touch="block"
							href={mapPage(values.pin)}
							target="_blank"
							rel="noopener noreferrer"
						>
							{t('instant.check')}
						</TextLink>
					)}
					<TextLink touch="block" href={map} target="_blank" rel="noopener noreferrer">
						{t('instant.search')}
					</TextLink>
				</p>
			</div>
			<TextField
				{...field('maxDistance', values.maxDistance)}
				label={t('instant.maxDistance')}
				help={t('instant.distanceHelp')}
				inputMode="numeric"
				autoComplete="off"
			/>
			<OpeningHoursFields
				saved={values}
				rejected={rejected}
				legend={t('instant.hours')}
				help={t('instant.hoursHelp')}
			/>
		</>
	)
}
