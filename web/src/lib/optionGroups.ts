// Which options to show first. An option matters most if the rulebook names it where the game is set up,
// or if many clauses turn on it; the others are grouped as the rulebook groups them.
import type { Clause, OptionField, Rulebook } from "./api";

const MANY = 4; // clauses

export interface OptionGroup {
  section: { id: string; title: string } | null; // null: what matters most
  options: OptionField[];
}

export function clausesOf(book: Rulebook, option: string): Clause[] {
  return book.clauses.filter((clause) => clause.options?.includes(option));
}

export function optionGroups(options: readonly OptionField[], book: Rulebook): OptionGroup[] {
  const shown = options.filter((option) => option.values.length > 1);
  const isFirst = (option: OptionField): boolean => {
    const clauses = clausesOf(book, option.name);
    const isSetUp = clauses.some((clause) => !clause.is_ruling && clause.section === book.sections[0]?.id);
    return clauses.length === 0 || isSetUp || clauses.length >= MANY;
  };
  const later = shown.filter((option) => !isFirst(option));
  const sectionOf = (option: OptionField): string | undefined => clausesOf(book, option.name)[0]?.section;
  const groups = book.sections.map((section) => ({
    section,
    options: later.filter((option) => sectionOf(option) === section.id),
  }));
  return [{ section: null, options: shown.filter(isFirst) }, ...groups].filter((group) => group.options.length > 0);
}
