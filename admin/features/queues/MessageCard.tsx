import type { ContactTopic } from '#contract/contact-topics.ts'
import { useTranslation } from '#admin/i18n/use-translation.ts'
import { PostForm } from '#admin/ui/PostForm.tsx'
import type { MessageState } from '#contract/contact-message.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

type ContactMessage = {
	number: string
	state: MessageState
	/** When and by whom it was answered or closed. */
	settled: string | null
	settledBy: string | null
	name: string
	email: string
	topic: ContactTopic
	message: string
	orderNumber: string
	received: string
	/** '' for none. */
	shownPhone: string
	whatsApp: string
}

/** A message from the contact form, the links to answer it, and its state. */
export function MessageCard({
	message,
	canReadOrders,
}: {
	message: ContactMessage
	canReadOrders: boolean
}) {
	const { t } = useTranslation('queues')
	return (
		<li className="grid gap-3 rounded-card border border-line bg-ground p-4 sm:p-5">
			<div className="flex flex-wrap justify-between gap-x-4">
				<h2 className="text-16 lg:text-16">{message.name}</h2>
				<span className="text-14 text-mute">
					{t(`message.topic.${message.topic}`)} · {message.received}
				</span>
			</div>
			<p className="max-w-[68ch] whitespace-pre-line">{message.message}</p>
			{message.settled === null || message.state === 'OPEN' ? null : (
				<p className="text-14 text-mute">
					{t(`message.settled.${message.state}`, { name: message.settledBy, at: message.settled })}
				</p>
			)}
			<div className="flex flex-wrap items-center gap-2">
				<ButtonLink
					size="small"
					href={`mailto:${message.email}?subject=${encodeURIComponent(t('message.subject', { number: message.number }))}`}
					reload
				>
					{t('message.mail')}
				</ButtonLink>
				{message.shownPhone === '' ? null : (
					<ButtonLink size="small" href={`https://wa.me/${message.whatsApp}`} reload>
						WhatsApp {message.shownPhone}
					</ButtonLink>
				)}
				{canReadOrders && message.orderNumber !== '' ? (
					<TextLink touch="block" href={`/orders?q=${encodeURIComponent(message.orderNumber)}`}>
						{t('message.order', { number: message.orderNumber })}
					</TextLink>
				) : null}
			</div>
			<StateForm message={message} />
		</li>
	)
}

/** Sets the message answered, closed or open again. */
function StateForm({ message }: { message: ContactMessage }) {
	const { t } = useTranslation('queues')
	const states = message.state === 'OPEN' ? (['ANSWERED', 'CLOSED'] as const) : (['OPEN'] as const)
	return (
		<PostForm className="flex flex-wrap gap-2 border-t border-line pt-3">
			<input type="hidden" name="number" value={message.number} />
			{states.map((state) => (
				<Button
					key={state}
					size="small"
					name="state"
					value={state}
					variant={state === 'ANSWERED' ? 'primary' : 'secondary'}
					aria-label={t(`message.setOne.${state}`, { name: message.name })}
				>
					{t(`message.set.${state}`)}
				</Button>
			))}
		</PostForm>
	)
}
