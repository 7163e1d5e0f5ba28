import type { applicationForm } from './application.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import type { SubmissionResult } from '@conform-to/dom'
import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { NamedDistrict } from '#app/domain/region.ts'
import { ChosenDistrict } from '#app/features/regions/ChosenDistrict.tsx'
import type { DistrictSearch } from '#app/features/regions/district-search.ts'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export type FormView = {
	formToken: string
	search: DistrictSearch
	/** null: not chosen yet. */
	district: NamedDistrict | null
	name: string
	phone: string
	/** Code or name of the agent who referred the customer. */
	sponsor: string | null
}

type ApplicationFormProps = {
	view: FormView
	district: NamedDistrict
	result: SubmissionResult<string[]> | undefined
}
type Fields = FieldsOf<typeof applicationForm>

/** The application to become an agent. */
export function ApplicationForm({ view, district, result }: ApplicationFormProps) {
	const { t } = useTranslation(['agency', 'profile'])
	const path = usePath()
	const sending = useSending()
	const { name, phone, sponsor } = view
	const [form, fields] = useForm<Fields>({
		id: 'application',
		lastResult: result,
		defaultValue: { name, phone },
	})
	const errors = summaryErrors(form, t)
	const agreeErrors = fieldProps(fields.agree, t).errors
	return (
		<FieldForm
			form={form}
			action={`${path(paths.joinAgents)}?district=${district.code}`}
			formToken={view.formToken}
			summary={t('profile:form.summary', { count: errors.length })}
			errors={errors}
		>
			<input type="hidden" name="district" value={district.code} />
			<TextField
				{...fieldProps(fields.name, t)}
				label={t('agency:form.name.label')}
				autoComplete="name"
				maxLength={120}
			/>
			<PhoneNumber
				{...fieldProps(fields.phone, t)}
				country={fields.phoneCountry}
				label={t('agency:form.phone.label')}
				help={t('agency:form.phone.help')}
			/>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<ChosenDistrict district={district} href={`${path(paths.joinAgents)}?q=#daftar`} />
			</div>
			<TextArea
				{...fieldProps(fields.reason, t)}
				rows={4}
				label={t('agency:form.reason.label')}
				help={t('agency:form.reason.help')}
				maxLength={1_200}
			/>
			{sponsor === null ? null : <SponsorField sponsor={sponsor} />}
			<CheckboxField
				id={fields.agree.id}
				name={fields.agree.name}
				defaultChecked={fields.agree.initialValue === 'on'}
				label={t('agency:form.agree.label')}
				errors={agreeErrors}
			/>
			<Button variant="primary" size="large" pending={sending}>
				{t('agency:form.submit')}
			</Button>
		</FieldForm>
	)
}

function SponsorField({ sponsor }: { sponsor: string }) {
	const { t } = useTranslation('agency')
	return (
		<TextField
			id="application-sponsor"
			name="sponsor"
			label={t('form.sponsor.label')}
			help={t('form.sponsor.help')}
			defaultValue={sponsor}
			readOnly
		/>
	)
}
