import type { lookUpForm } from './look-up.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/TextField.tsx'

type LookUpFormProps = {
	number: string
	result: SubmissionResult<string[]> | undefined
	formToken: string
}

/** Order number and phone; a POST, so that the phone is never in a URL. */
export function LookUpForm({ number, result, formToken }: LookUpFormProps) {
	const { t } = useTranslation('orders')
	const path = usePath()
	const sending = useSending()
	const [form, fields] = useForm<FieldsOf<typeof lookUpForm>>({
		id: 'look-up',
		lastResult: result,
		defaultValue: { number },
	})
	const errors = summaryErrors(form, t)
	return (
		<FieldForm
			form={form}
			action={path(paths.orderLookUp)}
			formToken={formToken}
			summary={t('confirmation.summary', { count: errors.length })}
			errors={errors}
		>
			<TextField
				{...fieldProps(fields.number, t)}
				label={t('lookUp.number.label')}
				help={t('lookUp.number.help')}
				autoComplete="off"
				autoCapitalize="characters"
				maxLength={60}
			/>
			<PhoneNumber
				{...fieldProps(fields.phone, t)}
				country={fields.phoneCountry}
				label={t('lookUp.phone.label')}
				help={t('lookUp.phone.help')}
			/>
			<Button variant="primary" size="large" pending={sending}>
				{t('lookUp.submit')}
			</Button>
		</FieldForm>
	)
}
