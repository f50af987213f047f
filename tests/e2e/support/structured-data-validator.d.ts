declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(
      data: Record<'jsonld' | 'microdata' | 'rdfa', Record<string, object[]>>,
    ): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>
  }
}
