// What the rules use of the web's standards beyond ECMAScript. Every place where they run has it.

declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | string[][])
  append(name: string, value: string): void
  set(name: string, value: string): void
  get(name: string): string | null
  toString(): string
  [Symbol.iterator](): Iterator<[name: string, value: string]>
}

declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  readonly origin: string
  readonly hostname: string
  readonly username: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}
