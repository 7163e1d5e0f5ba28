import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Part } from '#app/ui/Part.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { NextSaleView, Reminding } from './next-sale-view.ts'

/** The next flash sale on the home page, with a button to be reminded of it. */
export function NextSaleSection({ id, sale }: { id: string; sale: NextSaleView }) {
	const { t } = useTranslation('catalog')
	const { name, reminding } = sale
	return (
		<Section id={id} title={t('flash.soon', { name })}>
			<Card className="flex flex-wrap items-center justify-between gap-4">
				<div className="min-w-0">
					<p>{t('flash.starts', { time: sale.startText })}</p>
					<Part from={reminding}>
						{(own) => (
							<MutedText>
								{t(hasReminder(own, sale.id) ? 'flash.reminderSet' : 'flash.reminderHelp')}
							</MutedText>
						)}
					</Part>
				</div>
				<Part from={reminding}>
					{(own) =>
						'signIn' in own ? (
							<SignInToBeReminded name={name} href={own.signIn} />
						) : (
							<ReminderForm
								id={sale.id}
								name={name}
								isSet={hasReminder(own, sale.id)}
								formToken={own.formToken}
							/>
						)
					}
				</Part>
			</Card>
		</Section>
	)
}

function hasReminder(own: Reminding, saleId: number) {
	return 'saleIds' in own && own.saleIds.includes(saleId)
}

function SignInToBeReminded({ name, href }: { name: string; href: string }) {
	const { t } = useTranslation('catalog')
	return (
		<ButtonLink rel="nofollow" href={href} aria-label={t('flash.remindNamed', { name })}>
			{t('flash.remind')}
		</ButtonLink>
	)
}

type ReminderFormProps = { id: number; name: string; isSet: boolean; formToken: string }

function ReminderForm({ id, name, isSet, formToken }: ReminderFormProps) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	return (
		<form method="post" action={path(paths.flashReminder)}>
			<input type="hidden" name="formToken" value={formToken} />
			<input type="hidden" name="sale" value={id} />
			<Button
				name="move"
				value={isSet ? 'end' : 'set'}
				aria-label={t(isSet ? 'flash.endReminderNamed' : 'flash.remindNamed', { name })}
			>
				{t(isSet ? 'flash.endReminder' : 'flash.remind')}
			</Button>
		</form>
	)
}
