import { useSearchParams } from 'react-router-dom';
import { HoldingDetail } from './HoldingDetail';
import { MyProjects } from './MyProjects';

/** `/pages/project/myproject`: own holdings; with `?id=` one of them with its entries and terms. */
export function MyProjectsScreen() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <MyProjects /> : <HoldingDetail key={id} id={id} />;
}
