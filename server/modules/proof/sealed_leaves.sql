-- Of the movements with these numbers or keys, those that are sealed: the text of the leaf, its block and its place
-- there. In the order of their numbers. Locks nothing.
-- after: leaf_texts, movements_of_keys
DROP FUNCTION IF EXISTS sealed_leaves;
CREATE FUNCTION sealed_leaves(p_movements bigint[], p_keys text[])
RETURNS TABLE (movement_id bigint, block bigint, place int, leaf text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = tarn, pg_temp AS $$
  SELECT t.movement_id, l.block, l.position, t.text
  FROM leaf_texts(p_movements || movements_of_keys(p_keys)) t JOIN proof_leaf l ON l.movement_id = t.movement_id
  ORDER BY t.movement_id
$$;
REVOKE ALL ON FUNCTION sealed_leaves FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sealed_leaves TO tarn_app;
