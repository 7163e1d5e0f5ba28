/** A dialog's share of the window's width, as CSS writes it (spec section 9; `.dialog` in the stylesheet). */
export function modalWidth(windowWidth: number): '90%' | '33%' {
	return windowWidth < 1024 ? '90%' : '33%'
}
