import { useTranslation } from '#app/i18n/use-translation.ts'
import { usePath } from '#app/i18n/use-path.ts'
import { paths } from '#app/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#app/ui/CopyButton.tsx'
import { FilterForm } from '#web/ui/FilterForm.tsx'
import { Section } from '#app/ui/Section.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { copyMessages } from '#app/features/texts/copy-messages.ts'
import { ShareLinks } from './OwnLink.tsx'

export type GeneratedLink = { slug: string; name: string; price: string; link: string }
export type LinkMakerView = {
	/** The input; empty: nothing entered yet. */
	typed: string
	found: GeneratedLink[]
}

/** Makes an affiliate link to a product, found by its name or its URL. */
export function LinkMaker({ typed, found }: LinkMakerView) {
	const { t } = useTranslation(['affiliate', 'orders'])
	const path = usePath()
	return (
		<Section id="maker" title={t('affiliate:maker.title')}>
			<FilterForm
				action={`${path(paths.profile.affiliate)}#maker`}
				submit={t('affiliate:maker.submit')}
				single
			>
				<TextField
					id="maker-product"
					name="product"
					type="search"
					enterKeyHint="search"
					label={t('affiliate:maker.label')}
					defaultValue={typed}
					maxLength={300}
				/>
			</FilterForm>
			{typed !== '' && found.length === 0 ? (
				<p className="mt-4" role="status">
					{t('affiliate:maker.none', { typed })}
				</p>
			) : null}
			<ul className="flex flex-col gap-4 mt-4">
				{found.map(({ slug, name, price, link }) => (
					<Card as="li" key={slug} className="flex flex-col gap-4">
						<div className="flex flex-wrap items-center justify-between gap-2">
							<h3>{name}</h3>
							<b className="tabular-nums">{price}</b>
						</div>
						<p className="wrap-anywhere">
							<CopyButton
								value={link}
								label={t('affiliate:link.copyLink')}
								messages={copyMessages(t)}
							/>
						</p>
						<ShareLinks link={link} texts={name} />
					</Card>
				))}
			</ul>
		</Section>
	)
}
