import '@apollo/client';

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface Mutate {
        // A lost connection is shown by the error link; the caller only sees that no data came.
        errorPolicy: 'all';
      }
    }
  }
}
