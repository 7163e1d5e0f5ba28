import type { contactForm } from './contact.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { CONTACT_TOPICS, type ContactTopic } from '#contract/contact-topics.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { FieldForm } from '#app/features/forms/FieldForm.tsx'
import { EmailField } from '#app/features/forms/EmailField.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { FieldColumns } from '#web/ui/FieldColumns.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { HoneypotField } from '#app/features/forms/HoneypotField.tsx'

export type ContactFormView = {
	topic: ContactTopic | ''
	order: string
	message: string
	formKey: string
	formToken: string
}

type Fields = FieldsOf<typeof contactForm>

type ContactFormProps = {
	view: ContactFormView
	result: SubmissionResult<string[]> | undefined
	/** Idempotency key of the refused form. */
	formKey: string | undefined
}

/** The contact form; the shop answers by email. */
export function ContactForm({ view, result, formKey }: ContactFormProps) {
	const { t } = useTranslation('contact')
	const path = usePath()
	const sending = useSending()
	const { topic, order, message } = view
	const [form, fields] = useForm<Fields>({
		id: 'contact',
		lastResult: result,
		defaultValue: { topic, order, message },
	})
	const errors = summaryErrors(form, t)
	return (
		<FieldForm
			form={form}
			action={path(paths.contact)}
			formToken={view.formToken}
			summary={t('summary', { count: errors.length })}
			errors={errors}
		>
			<input type="hidden" name="formKey" value={formKey ?? view.formKey} />
			<HoneypotField id="contact-website" label={t('trapLabel')} />
			<TextField
				{...fieldProps(fields.name, t)}
				label={t('name.label')}
				autoComplete="name"
				maxLength={120}
			/>
			<DetailFields fields={fields} />
			<TextArea
				{...fieldProps(fields.message, t)}
				rows={6}
				label={t('message.label')}
				help={t('message.help')}
				maxLength={4000}
			/>
			<Button variant="primary" size="large" pending={sending}>
				{t('submit')}
			</Button>
		</FieldForm>
	)
}

/** Email for the answer, and topic. */
function DetailFields({ fields }: { fields: ReturnType<typeof useForm<Fields>>[1] }) {
	const { t } = useTranslation('contact')
	return (
		<FieldColumns>
			<EmailField
				{...fieldProps(fields.email, t)}
				label={t('email.label')}
				help={t('email.help')}
			/>
			<PhoneNumber
				{...fieldProps(fields.phone, t)}
				country={fields.phoneCountry}
				label={t('phone.label')}
				optional={t('optional')}
			/>
			<SelectField
				{...fieldProps(fields.topic, t)}
				label={t('topic.label')}
				placeholder={t('topic.choose')}
				options={CONTACT_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }))}
			/>
			<TextField
				{...fieldProps(fields.order, t)}
				label={t('order.label')}
				optional={t('optional')}
				autoComplete="off"
				autoCapitalize="characters"
				maxLength={60}
			/>
		</FieldColumns>
	)
}
