import { useTranslation } from 'react-i18next'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'

type ShownPanelProps = {
	/** Not taken off. */
	isOn: boolean
	/** The page that asks before it is deleted. */
	deleteHref: string
}

/** Takes a page or an article off, shows it again, or leads to its deletion. */
export function ShownPanel({ isOn, deleteHref }: ShownPanelProps) {
	const { t } = useTranslation('content')
	return (
		<Panel id="shown" title={t('shown.title')}>
			<p className="mb-3 text-14 text-mute">{t(isOn ? 'shown.hideText' : 'shown.showText')}</p>
			<div className="flex flex-wrap gap-3">
				<PostForm>
					<Button name="act" value={isOn ? 'hide' : 'show'}>
						{t(isOn ? 'hide' : 'show')}
					</Button>
				</PostForm>
				<ButtonLink href={deleteHref} variant="danger">
					{t('delete.go')}
				</ButtonLink>
			</div>
		</Panel>
	)
}
