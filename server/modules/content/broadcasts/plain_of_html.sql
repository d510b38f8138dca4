-- What somebody reads in cleaned HTML, in one line: letters of one word stay together, paragraphs do not. As plainOfHtml
-- of the contract. Locks nothing.
DROP FUNCTION IF EXISTS plain_of_html;
CREATE FUNCTION plain_of_html(p_html text) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = tarn, pg_temp AS $$
  SELECT replace(replace(replace(replace(replace(
    regexp_replace(regexp_replace(p_html, '</?(strong|em|a)( [^<>]*)?>', '', 'g'), '<[^<>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')
$$;
REVOKE ALL ON FUNCTION plain_of_html FROM PUBLIC;
