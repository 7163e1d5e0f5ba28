import { useTranslation } from '#admin/i18n/use-translation.ts'
import { Panel } from '#admin/ui/Panel.tsx'
import { PostForm } from '#admin/ui/PostForm.tsx'
import { Alert } from '#web/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextLink } from '#web/ui/TextLink.tsx'

export type HomePreview = { href: string; endsAt: string }

type HomePublicationProps = {
	/** The version of the draft and the published one; 0 is the default home page. */
	version: number
	publishedVersion: number
	preview: HomePreview | undefined
	/** Shows the confirmation of a return to the default home page. */
	confirmsDefault: boolean
}

/** The published version, with the forms to preview and publish the draft. */
export function HomePublication(props: HomePublicationProps) {
	const { version, publishedVersion, preview, confirmsDefault } = props
	const { t } = useTranslation('content')
	const isPublished = version === publishedVersion
	if (confirmsDefault && publishedVersion !== 0) return <DefaultConfirmation />
	const state = publishedVersion === 0 ? 'default' : isPublished ? 'draft' : 'earlier'
	return (
		<Panel id="publication" title={t('home.publication')}>
			<p className="mb-4 text-14 text-mute">
				{t(`home.shows.${state}`, { version: publishedVersion })}
				{isPublished ? null : ` ${t('home.waiting')}`}
			</p>
			{preview ? (
				<div className="mb-4">
					<Alert tone="success" title={t('home.previewReady')}>
						<TextLink href={preview.href} target="_blank" rel="noreferrer" reload>
							{t('home.previewOpen')}
						</TextLink>{' '}
						<span className="text-14">{t('home.previewEnds', { at: preview.endsAt })}</span>
					</Alert>
				</div>
			) : null}
			<PostForm className="flex flex-wrap gap-3">
				<input type="hidden" name="version" value={version} />
				{isPublished ? null : (
					<Button variant="primary" name="act" value="publish">
						{t('home.publish')}
					</Button>
				)}
				<Button name="act" value="preview">
					{t('home.preview')}
				</Button>
				<ButtonLink href="/content/home/versions" variant="quiet">
					{t('home.versions')}
				</ButtonLink>
				{publishedVersion === 0 ? null : (
					<ButtonLink href="/content/home?ask=default" variant="quiet">
						{t('home.toDefault')}
					</ButtonLink>
				)}
			</PostForm>
		</Panel>
	)
}

function DefaultConfirmation() {
	const { t } = useTranslation('content')
	return (
		<Panel id="publication" title={t('home.defaultAsk')}>
			<p className="mb-4 text-14 text-mute">{t('home.defaultText')}</p>
			<PostForm className="flex flex-wrap gap-3" action="/content/home">
				<Button variant="danger" name="act" value="default">
					{t('home.defaultGo')}
				</Button>
				<ButtonLink href="/content/home">{t('footer.cancel')}</ButtonLink>
			</PostForm>
		</Panel>
	)
}
