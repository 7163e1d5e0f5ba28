import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { MutedText } from '#web/ui/MutedText.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { NextSaleView } from './next-sale-view.ts'

/** The next flash sale on the home page, with a button to be reminded of it. */
export function NextSaleSection({ id, sale }: { id: string; sale: NextSaleView }) {
	const { t } = useTranslation('catalog')
	const isSet = 'isSet' in sale.reminder && sale.reminder.isSet
	return (
		<Section id={id} title={t('flash.soon', { name: sale.name })}>
			<Card className="flex flex-wrap items-center justify-between gap-4">
				<div className="min-w-0">
					<p>{t('flash.starts', { time: sale.startText })}</p>
					<MutedText>{t(isSet ? 'flash.reminderSet' : 'flash.reminderHelp')}</MutedText>
				</div>
				<ReminderButton sale={sale} />
			</Card>
		</Section>
	)
}

function ReminderButton({ sale: { id, name, reminder } }: { sale: NextSaleView }) {
	const { t } = useTranslation('catalog')
	const path = usePath()
	if ('signIn' in reminder) {
		return (
			<ButtonLink
				rel="nofollow"
				href={reminder.signIn}
				aria-label={t('flash.remindNamed', { name })}
			>
				{t('flash.remind')}
			</ButtonLink>
		)
	}
	const move = reminder.isSet ? 'end' : 'set'
	return (
		<Form method="post" action={path(paths.flashReminder)}>
			<input type="hidden" name="formToken" value={reminder.formToken} />
			<input type="hidden" name="sale" value={id} />
			<Button
				name="move"
				value={move}
				aria-label={t(move === 'set' ? 'flash.remindNamed' : 'flash.endReminderNamed', { name })}
			>
				{t(move === 'set' ? 'flash.remind' : 'flash.endReminder')}
			</Button>
		</Form>
	)
}
