import { useTranslation } from 'react-i18next'
import { IconButton } from '#app/ui/IconTarget.tsx'
import { useSaved } from './saved-context.ts'
import { wishFormId } from './WishlistForm.tsx'

type WishButtonProps = { id: number; name: string; onPicture?: boolean }

/** A heart that puts a product aside, or takes it back; a button of the page's one wishlist form. */
export function WishButton({ id, name, onPicture }: WishButtonProps) {
	const { t } = useTranslation('frame')
	const saved = useSaved()
	if (saved === null) return null
	const isSaved = saved.has(id)
	return (
		<IconButton
			form={wishFormId}
			icon="heart"
			filled={isSaved}
			name={isSaved ? 'remove' : 'add'}
			value={id}
			aria-pressed={isSaved}
			overlay={onPicture}
			label={t('wish.save', { name })}
		/>
	)
}
