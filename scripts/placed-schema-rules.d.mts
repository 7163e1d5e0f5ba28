export function faultOf(text: string): string
