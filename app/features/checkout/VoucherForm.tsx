import type { voucherCodeForm } from './savings.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps } from '#app/features/forms/field-props.ts'
import { TextField } from '#web/ui/TextField.tsx'
import { StepForm } from './StepForm.tsx'
import type { Refusal } from './view.ts'

/** The form of a voucher's code. */
export function VoucherForm({
	refusal,
	formToken,
}: {
	refusal: Refusal | undefined
	formToken: string
}) {
	const { t } = useTranslation('checkout')
	const [form, fields] = useForm<FieldsOf<typeof voucherCodeForm>>({
		id: 'code',
		lastResult: refusal?.result,
	})
	// The website API's message is translated already.
	const couponError = refusal?.problem?.kind === 'other' ? [refusal.problem.message] : undefined
	const field = fieldProps(fields.code, t)
	return (
		<StepForm
			form={couponError ? { ...form, allErrors: { code: couponError } } : form}
			name="voucher"
			formToken={formToken}
			submit={t('savings.code.submit')}
			quiet
		>
			<TextField
				{...field}
				errors={couponError ?? field.errors}
				label={t('savings.code.label')}
				help={t('savings.code.help')}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={40}
			/>
		</StepForm>
	)
}
