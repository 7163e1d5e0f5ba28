import { useTranslation } from '#admin/i18n/use-translation.ts'
import { SaveBar } from '#admin/ui/SaveBar.tsx'
import { Button } from '#web/ui/Button.tsx'

/** The button that saves a page of a product. */
export function ProductSaveBar() {
	const { t } = useTranslation('products')
	return (
		<SaveBar>
			<Button variant="primary" name="act" value="save">
				{t('edit.save')}
			</Button>
		</SaveBar>
	)
}
