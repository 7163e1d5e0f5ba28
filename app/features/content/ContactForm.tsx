import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { contactTopics, type ContactTopic } from '#app/domain/content.ts'
import { PhoneNumber } from '#app/features/forms/PhoneNumber.tsx'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { useSending } from '#app/features/forms/use-sending.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorSummary } from '#app/ui/ErrorSummary.tsx'
import { FieldColumns } from '#app/ui/FieldColumns.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { trapField } from '#app/features/forms/trap-field.ts'

export type ContactFormView = {
	topic: ContactTopic | ''
	order: string
	message: string
	formKey: string
	formToken: string
}

type Fields = Record<
	'name' | 'email' | 'phone' | 'phoneCountry' | 'topic' | 'order' | 'message',
	string
>

type ContactFormProps = {
	view: ContactFormView
	result: SubmissionResult<string[]> | undefined
	/** The key to send the same message with again. */
	formKey: string | undefined
}

/** A message to the shop; an answer comes by e-mail. */
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
		<Form
			method="post"
			action={path(paths.contact)}
			id={form.id}
			onSubmit={form.onSubmit}
			noValidate
			className="grid grid-cols-1 gap-5"
		>
			<ErrorSummary title={t('summary', { count: errors.length })} errors={errors} />
			<input type="hidden" name="formToken" value={view.formToken} />
			<input type="hidden" name="formKey" value={formKey ?? view.formKey} />
			<div className="absolute -left-[9999px] size-px overflow-hidden" aria-hidden="true">
				<label htmlFor="contact-website">{t('trapLabel')}</label>
				<input id="contact-website" type="text" name={trapField} tabIndex={-1} autoComplete="off" />
			</div>
			<TextField
				{...fieldProps(fields.name, t)}
				label={t('name.label')}
				autoComplete="name"
				maxLength={120}
			/>
			<FieldColumns>
				<TextField
					{...fieldProps(fields.email, t)}
					type="email"
					inputMode="email"
					label={t('email.label')}
					help={t('email.help')}
					autoComplete="email"
					maxLength={300}
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
					options={contactTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
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
		</Form>
	)
}
