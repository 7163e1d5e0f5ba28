import { redirect, type MetaFunction, type SerializeFrom } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { getCodSetting, saveCodSetting } from '#contract/cod-setting.ts'
import { getShipping } from '#contract/shipping-settings.ts'
import { codCouriers, CodForm, codValues } from '#admin/features/cod/cod.form.ts'
import type { AdminArgs } from '#admin/http/admin-context.ts'
import { refuseForm } from '#admin/http/answers.ts'
import { formFields } from '#admin/http/field-errors.ts'
import { parseForm, valuesOf, type RejectedForm } from '#admin/http/form.ts'
import { noteConflict, noticeOf } from '#admin/http/notice.ts'
import { pageTitle } from '#admin/http/page-title.ts'
import { requireStaff } from '#admin/http/staff.ts'
import { FormErrors } from '#admin/ui/FormErrors.tsx'
import { PageHead } from '#admin/ui/PageHead.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { ErrorText } from '#web/ui/ErrorText.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export async function loader(args: AdminArgs) {
	const { api, locale, company } = await requireStaff(args, 'couriers')
	const [setting, { couriers }] = await Promise.all([
		api.call(getCodSetting, {}),
		api.call(getShipping, { code: company.companyCode }),
	])
	return {
		title: pageTitle(locale, 'cod:setting.title'),
		values: codValues(setting),
		isOn: setting.isOn,
		chosen: setting.couriers,
		couriers: codCouriers(couriers),
	}
}

export async function action(args: AdminArgs) {
	const staff = await requireStaff(args, 'couriers')
	const form = await args.request.formData()
	const parsed = parseForm(form, CodForm)
	if (!parsed.ok) return refuseForm(parsed.rejected)
	const { isOn, couriers } = parsed.value
	if (isOn && couriers.length === 0) {
		return refuseForm({ values: valuesOf(form), errors: { couriers: 'setting.couriersMissing' } })
	}
	const answer = await staff.api.tryCall(saveCodSetting, { body: parsed.value })
	if (answer.ok) staff.notices.put(noticeOf(staff, 'cod:setting.saved'))
	else noteConflict(staff, answer)
	return redirect('/settings/shipping/cod', 303)
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }]

/** On which terms orders may be paid to the courier. */
export default function CodSettingPage() {
	const setting = useLoaderData<typeof loader>()
	const rejected = useActionData<typeof action>()
	const { t } = useTranslation(['cod', 'settings'])
	return (
		<>
			<PageHead
				title={t('setting.title')}
				back={{ href: '/settings/shipping', label: t('settings:tab.shipping') }}
			>
				<p className="max-w-[68ch] text-mute">{t('setting.text')}</p>
			</PageHead>
			<PostForm className="grid max-w-160 gap-5 rounded-card border border-line bg-ground p-5">
				<FormErrors rejected={rejected} ns="cod" />
				<CodFields {...setting} rejected={rejected} />
				<div>
					<Button variant="primary">{t('setting.submit')}</Button>
				</div>
			</PostForm>
		</>
	)
}

type CodFieldsProps = Omit<SerializeFrom<typeof loader>, 'title'> & {
	rejected: RejectedForm | undefined
}

function CodFields({ values, isOn, chosen, couriers, rejected }: CodFieldsProps) {
	const { t } = useTranslation('cod')
	const field = formFields<typeof CodForm>(rejected, t)
	const number = (name: 'feeFixed' | 'maximum' | 'maxOpen' | 'maxRefused' | 'refusedDays') => {
		const { defaultValue = values[name], ...rest } = field(name)
		return { ...rest, defaultValue, inputMode: 'numeric' as const, autoComplete: 'off' }
	}
	const { defaultValue: areas = values.excludedAreas, ...areaField } = field('excludedAreas')
	const { defaultValue: percent = values.feePercent, ...percentField } = field('feePercent')
	return (
		<>
			<CheckboxField
				id="isOn"
				name="isOn"
				value="yes"
				label={t('setting.isOn')}
				defaultChecked={rejected ? rejected.values.isOn === 'yes' : isOn}
			/>
			<CourierBoxes chosen={chosen} couriers={couriers} errors={field('couriers').errors} />
			<FieldColumns>
				<TextField
					{...number('feeFixed')}
					label={t('setting.feeFixed')}
					help={t('setting.feeHelp')}
				/>
				<TextField
					{...percentField}
					defaultValue={percent}
					inputMode="decimal"
					autoComplete="off"
					label={t('setting.feePercent')}
				/>
				<TextField
					{...number('maximum')}
					label={t('setting.maximum')}
					help={t('setting.maximumHelp')}
				/>
				<TextField {...number('maxOpen')} label={t('setting.maxOpen')} />
				<TextField {...number('maxRefused')} label={t('setting.maxRefused')} />
				<TextField {...number('refusedDays')} label={t('setting.refusedDays')} />
			</FieldColumns>
			<TextArea
				{...areaField}
				defaultValue={areas}
				label={t('setting.excludedAreas')}
				help={t('setting.excludedHelp')}
				maxLength={12_000}
			/>
		</>
	)
}

type CourierBoxesProps = Pick<CodFieldsProps, 'chosen' | 'couriers'> & { errors?: string[] }

function CourierBoxes({ chosen, couriers, errors }: CourierBoxesProps) {
	const { t } = useTranslation('cod')
	return (
		<fieldset>
			<legend className="font-semibold">{t('setting.couriers')}</legend>
			{couriers.map(({ code, name }) => (
				<CheckboxField
					key={code}
					id={`couriers-${code}`}
					name="couriers"
					value={code}
					label={name}
					defaultChecked={chosen.includes(code)}
				/>
			))}
			{errors?.map((error) => (
				<ErrorText key={error}>{error}</ErrorText>
			))}
		</fieldset>
	)
}
