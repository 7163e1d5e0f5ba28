import type { messageForm } from './return.form.ts'
import type { FieldsOf } from '#web/domain/form-fields.ts'
import { useForm } from '@conform-to/react'
import type { SubmissionResult } from '@conform-to/dom'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { fieldProps, summaryErrors } from '#app/features/forms/field-props.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { PlainReturnForm } from './PlainReturnForm.tsx'
import type { ReturnView } from './return-view.ts'

type MessagesProps = {
	found: ReturnView
	formToken: string
	result: SubmissionResult<string[]> | undefined
}

/** Messages between customer and shop about a return. */
export function Messages({ found, formToken, result }: MessagesProps) {
	const { t } = useTranslation('returns')
	const { messages, can, number } = found
	return (
		<section className="flex flex-col gap-4" aria-labelledby="messages">
			<h2 id="messages">{t('messages.title')}</h2>
			{messages.length === 0 ? (
				<p className="text-mute">{t('messages.none')}</p>
			) : (
				<ol className="flex flex-col gap-2">
					{messages.map(({ from, text, date }, at) => (
						<Card
							as="li"
							key={at}
							variant={from === 'SHOP' ? 'filled' : 'outlined'}
							data-from={from}
						>
							<MutedText>
								<b>{t(`messages.${from}`)}</b> · <span className="tabular-nums">{date}</span>
							</MutedText>
							<p className="wrap-anywhere whitespace-pre-line">{text}</p>
						</Card>
					))}
				</ol>
			)}
			{can.write ? (
				<Write number={number} formToken={formToken} result={result} key={messages.length} />
			) : null}
		</section>
	)
}

type WriteProps = Pick<MessagesProps, 'formToken' | 'result'> & { number: string }

function Write({ number, formToken, result }: WriteProps) {
	const { t } = useTranslation('returns')
	const [form, fields] = useForm<FieldsOf<typeof messageForm>>({
		id: 'message',
		lastResult: result,
	})
	const errors = summaryErrors(form, t)
	return (
		<PlainReturnForm
			name="message"
			form={{ id: form.id, onSubmit: form.onSubmit, noValidate: true }}
			fields={
				<>
					<ErrorSummary title={t('summary', { count: errors.length })} errors={errors} />
					<TextArea
						{...fieldProps(fields.message, t)}
						label={t('messages.label')}
						maxLength={4000}
					/>
				</>
			}
			number={number}
			formToken={formToken}
		>
			{t('messages.submit')}
		</PlainReturnForm>
	)
}
