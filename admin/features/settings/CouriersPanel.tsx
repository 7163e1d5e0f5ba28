import { useTranslation } from 'react-i18next'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'

export type CourierRow = {
	id: string
	name: string
	isOn: boolean
	/** Absent if the courier is free. */
	href?: string
	/** The lowest tariff; null without tariffs. */
	from: string | null
}

/** Switches couriers on and off, and links to their tariffs. */
export function CouriersPanel({ couriers }: { couriers: CourierRow[] }) {
	const { t } = useTranslation('settings')
	return (
		<Panel id="couriers" title={t('couriers.title')}>
			<p className="text-14 text-mute">{t('couriers.text')}</p>
			<PostForm className="grid gap-4">
				<ul className="divide-y divide-line">
					{couriers.map(({ id, name, isOn, href, from }) => (
						<li key={id} className="flex items-center justify-between gap-x-4">
							<CheckboxField
								id={`courier-${id}`}
								name="courier"
								value={id}
								label={name}
								defaultChecked={isOn}
							/>
							{href ? (
								<TextLink href={href} touch="line" className="shrink-0 text-14">
									{from === null ? t('couriers.noPrice') : t('couriers.from', { amount: from })}
									<span className="sr-only">: {name}</span>
								</TextLink>
							) : (
								<span className="text-14 text-mute">{t('couriers.free')}</span>
							)}
						</li>
					))}
				</ul>
				<div>
					<Button variant="primary" name="act" value="couriers">
						{t('couriers.save')}
					</Button>
				</div>
			</PostForm>
		</Panel>
	)
}
