import { PROOF_TYPES } from '#contract/file-types.ts'
import type { confirmationForm } from './confirmation.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { maxFileBytes } from '#app/domain/upload.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { CheckboxField } from '#web/ui/CheckboxField.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { FileField } from '#web/ui/FileField.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'

export type ConfirmationFormView = {
	/** Default values; submitted values take precedence. */
	order: string
	phone: string
	bank: string
	amount: string
	date: string
	/** Total of the order if known, formatted. */
	total: string | null
	banks: { code: string; name: string }[]
	/** Latest transfer date, yyyy-mm-dd. */
	today: string
	formKey: string
	formToken: string
}

type Fields = FieldsOf<typeof confirmationForm>

type ConfirmationFormProps = {
	view: ConfirmationFormView
	result: SubmissionResult<string[]> | undefined
	/** Idempotency key of the refused form. */
	formKey: string | undefined
}

/** The payment confirmation form with the transfer's proof. */
export function ConfirmationForm({ view, result, formKey }: ConfirmationFormProps) {
	const { t } = useTranslation('orders')
	const path = usePath()
	const sending = useSending()
	const { order, phone, bank, amount, date } = view
	const [form, fields] = useForm<Fields>({
		id: 'confirmation',
		lastResult: result,
		defaultValue: { order, phone, bank, amount, date },
	})
	const errors = summaryErrors(form, t)
	const proof = fieldProps(fields.proof, t)
	return (
		<FieldForm
			form={form}
			action={path(paths.paymentConfirmation)}
			formToken={view.formToken}
			summary={t('confirmation.summary', { count: errors.length })}
			errors={errors}
			encType="multipart/form-data"
		>
			<input type="hidden" name="formKey" value={formKey ?? view.formKey} />
			<FieldColumns>
				<TextField
					{...fieldProps(fields.order, t)}
					label={t('confirmation.number.label')}
					autoComplete="off"
					autoCapitalize="characters"
					maxLength={60}
				/>
				<PhoneNumber
					{...fieldProps(fields.phone, t)}
					country={fields.phoneCountry}
					label={t('confirmation.phone.label')}
				/>
			</FieldColumns>
			<TransferFields view={view} fields={fields} />
			<FileField
				id={proof.id}
				name={proof.name}
				errors={proof.errors}
				again={errors.length > 0 ? t('confirmation.proof.again') : undefined}
				label={t('confirmation.proof.label')}
				help={t('confirmation.proof.help')}
				accept={PROOF_TYPES}
				limit={{ bytes: maxFileBytes, error: t('confirmation.proof.big') }}
			/>
			<TextArea
				{...fieldProps(fields.note, t)}
				label={t('confirmation.note.label')}
				optional={t('confirmation.optional')}
				maxLength={1000}
			/>
			<Button variant="primary" size="large" pending={sending}>
				{t('confirmation.submit')}
			</Button>
		</FieldForm>
	)
}

/** The error of an amount that is not the amount due. */
const differs = 'orders:confirmation.amount.differs'

type TransferFieldsProps = {
	view: ConfirmationFormView
	fields: ReturnType<typeof useForm<Fields>>[1]
}

/** Banks, amount and date of the transfer. */
function TransferFields({ view, fields }: TransferFieldsProps) {
	const { t } = useTranslation('orders')
	return (
		<>
			<SelectField
				{...fieldProps(fields.bank, t)}
				label={t('confirmation.bank.label')}
				placeholder={t('confirmation.bank.choose')}
				options={view.banks.map(({ code, name }) => ({ value: code, label: name }))}
			/>
			<FieldColumns>
				<TextField
					{...fieldProps(fields.senderBank, t)}
					label={t('confirmation.senderBank.label')}
					help={t('confirmation.senderBank.help')}
					autoComplete="off"
					maxLength={100}
				/>
				<TextField
					{...fieldProps(fields.senderName, t)}
					label={t('confirmation.senderName.label')}
					autoComplete="name"
					maxLength={100}
				/>
				<TextField
					{...fieldProps(fields.amount, t)}
					prefix="Rp"
					inputMode="numeric"
					label={t('confirmation.amount.label')}
					help={view.total ? t('confirmation.amount.help', { total: view.total }) : undefined}
					autoComplete="off"
					maxLength={30}
				/>
				{fields.amount.errors?.includes(differs) || fields.isMeant.value ? (
					<CheckboxField
						id={fields.isMeant.id}
						name={fields.isMeant.name}
						value="yes"
						defaultChecked={fields.isMeant.value === 'yes'}
						label={t('confirmation.amount.meant')}
					/>
				) : null}
				<TextField
					{...fieldProps(fields.date, t)}
					type="date"
					max={view.today}
					label={t('confirmation.date.label')}
				/>
			</FieldColumns>
		</>
	)
}
