import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { contentFormId } from './ContentForm.tsx'

type ShownPanelProps = {
	/** Published, i.e. not withdrawn. */
	isOn: boolean
	/** Address of the page that confirms the deletion. */
	deleteHref: string
}

/** Withdraws a page or an article, publishes it again, or links to its deletion. */
export function ShownPanel({ isOn, deleteHref }: ShownPanelProps) {
	const { t } = useTranslation('content')
	return (
		<Panel id="shown" title={t('shown.title')}>
			<p className="mb-3 text-14 text-mute">{t(isOn ? 'shown.hideText' : 'shown.showText')}</p>
			<div className="flex flex-wrap gap-3">
				<Button form={contentFormId} formNoValidate name="act" value={isOn ? 'hide' : 'show'}>
					{t(isOn ? 'hide' : 'show')}
				</Button>
				<ButtonLink href={deleteHref} variant="danger">
					{t('delete.go')}
				</ButtonLink>
			</div>
		</Panel>
	)
}
