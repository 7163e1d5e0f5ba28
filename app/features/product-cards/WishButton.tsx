import { useTranslation } from '#app/i18n/use-translation.ts'
import { Part } from '#app/ui/Part.tsx'
import { IconButton } from '#web/ui/IconTarget.tsx'
import { useSaved } from './saved-context.ts'
import { wishFormId } from './WishlistForm.tsx'

type WishButtonProps = { id: number; name: string; onPicture?: boolean }

/** A heart button that adds a product to the wishlist or removes it; belongs to the page's wishlist form. */
export function WishButton(props: WishButtonProps) {
	const own = useSaved()
	if (own === null) return null
	return (
		<Part from={own}>{({ saved }) => <Heart {...props} isSaved={saved.includes(props.id)} />}</Part>
	)
}

function Heart({ id, name, onPicture, isSaved }: WishButtonProps & { isSaved: boolean }) {
	const { t } = useTranslation('frame')
	const label = t('wish.save', { name })
	const button = {
		form: wishFormId,
		name: isSaved ? 'remove' : 'add',
		value: id,
		'aria-pressed': isSaved,
	}
	if (onPicture) return <button {...button} className="heart-on-picture" aria-label={label} />
	return <IconButton {...button} icon="heart" filled={isSaved} label={label} />
}
