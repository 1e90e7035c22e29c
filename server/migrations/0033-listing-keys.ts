import { sql, type Kysely } from 'kysely'

/**
 * An index of titles by numbers: of each term, and of each word of the title together with each day, place and remote work
 * beside it. "Nurse" and "Texas" of this week are then as many entries as there are such listings, while the lists of either
 * word alone grow with the table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // `pairKey` in server/src/features/job-search/index/terms.ts documents which terms are paired.
  `create function listing_keys(terms tsvector) returns integer[] language plpgsql immutable strict parallel safe as $$
  declare
    term text;
    other text;
    cell integer;
    subjects text[] := '{}';
    beside text[] := '{}';
    keys integer[] := '{}';
  begin
    foreach term in array tsvector_to_array(terms) loop
      keys := keys || hashtext(term);
      if left(term, 1) in ('=', '@') or left(term, 2) = 'o:' then
        subjects := subjects || term;
      elsif strpos(term, ':') > 0 then
        if left(term, 2) = 'g:' then
          cell := substr(term, 3);
          other := 'G:' || cell / 2880 * 180 + cell % 720 / 4;
          if other <> all(beside) then
            beside := beside || other;
          end if;
        elsif left(term, 2) in ('c:', 's:', 'so', 'd1', 'd4') or term = 'r:' then
          beside := beside || term;
        end if;
      end if;
    end loop;
    foreach term in array subjects loop
      foreach other in array beside loop
        keys := keys || hashtext(term || ' ' || other);
      end loop;
    end loop;
    return keys;
  end $$`,
  `create function listing_key_hashes(terms text[]) returns integer[] language sql immutable strict parallel safe as
    'select array_agg(hashtext(term)) from unnest(terms) term'`,
  // Latitudes and longitudes, in turn.
  `create function nearest_kilometres(places real[], centres float8[]) returns float8
    language plpgsql immutable strict parallel safe as $$
  declare
    nearest float8;
  begin
    for place in 1 .. cardinality(places) by 2 loop
      continue when places[place] is null;
      for centre in 1 .. cardinality(centres) by 2 loop
        nearest := least(nearest, 12742 * asin(sqrt(least(1, sin(radians(places[place] - centres[centre]) / 2) ^ 2
          + cos(radians(centres[centre])) * cos(radians(places[place]))
          * sin(radians(places[place + 1] - centres[centre + 1]) / 2) ^ 2))));
      end loop;
    end loop;
    return nearest;
  end $$`,
  `create index listings_by_key on listings using gin (listing_keys(title_terms)) where leads and closed_at is null`,
  `alter index listings_by_key alter column 1 set statistics 0`,
  `drop index listings_by_title`,
] as const
